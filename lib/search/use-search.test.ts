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
  it.each([
    ['the server', () => fetchMock.mockReturnValue(new Promise(() => undefined))],
    ['the code that shows the answer', () => prepare.mockReturnValue(new Promise(() => undefined))],
  ])('gives up on %s after a while, and keeps the text', async (_, die) => {
    jest.useFakeTimers();
    die();
    const search = open();
    await act(async () => void search.current.actions.ask('algo'));
    await act(() => jest.advanceTimersByTimeAsync(39_000));
    expect(search.current.status).toBe('searching');
    expect(fetchMock.mock.lastCall?.[1].signal.aborted).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(search.current).toMatchObject({ status: 'failed', draft: 'algo' });
    expect(tell).toHaveBeenCalledWith({ kind: 'failure', error: expect.any(Error) });
    expect(fetchMock.mock.lastCall?.[1].signal.aborted).toBe(true);
    jest.useRealTimers();
  });

  it('keeps an answer although the notice of it throws', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = new Error('Cannot show a notice');
    tell.mockImplementation(() => {
      throw broken;
    });
    const search = open();
    await act(async () => void search.current.actions.ask('algo'));
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), broken));
    expect(search.current).toMatchObject({ status: 'done', shown: { answer: BRAID } });
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
