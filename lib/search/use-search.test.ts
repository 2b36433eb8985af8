/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { INITIAL_STATE } from './search-state';
import { searchStore } from './search-store';
import { useSearch } from './use-search';

const fetchMock = jest.fn();
const tell = jest.fn();
const prepare = jest.fn();
const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
const BRAID = { juegos: [{ titulo: 'Braid' }] };

beforeEach(() => {
  window.fetch = fetchMock;
  fetchMock.mockReset().mockResolvedValue(answer(BRAID));
  tell.mockReset();
  prepare.mockReset().mockResolvedValue(undefined);
});

afterEach(() => act(() => void searchStore.dispatch({ type: 'recall', earlier: INITIAL_STATE })));

const open = () => renderHook(() => useSearch(tell, prepare)).result;
describe('useSearch()', () => {
  it('keeps an answer although the notice of it throws', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = new Error('Cannot show a notice');
    tell.mockImplementation(() => {
      throw broken;
    });
    const search = open();
    await act(async () => search.current.actions.ask('algo'));
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), broken));
    expect(search.current).toMatchObject({ status: 'done', shown: { answer: BRAID } });
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
