/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { INITIAL_STATE } from './search-state';
import { searchStore } from './search-store';
import { type SearchActions, useSearch } from './use-search';

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

const signalOfCall = (call: number): AbortSignal => fetchMock.mock.calls[call]?.[1].signal;
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
    expect(signalOfCall(0).aborted).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(search.current).toMatchObject({ status: 'failed', draft: 'algo' });
    expect(tell).toHaveBeenCalledWith({ kind: 'failure', error: expect.any(Error) });
    expect(signalOfCall(0).aborted).toBe(true);
    jest.useRealTimers();
  });

  it.each<[string, (actions: SearchActions) => void]>([
    ['a newer search', ({ ask }) => ask('otra cosa')],
    ['the way back to an earlier one', () => searchStore.dispatch({ type: 'recall', earlier: INITIAL_STATE })],
  ])('ends the call of a search when %s comes before its answer', async (_, leave) => {
    fetchMock.mockImplementation(
      (_, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    const search = open();
    await act(async () => void search.current.actions.ask('algo'));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    fetchMock.mockResolvedValue(answer(BRAID));
    await act(async () => leave(search.current.actions));
    expect(signalOfCall(0).aborted).toBe(true);
    await waitFor(() => expect(search.current.status).not.toBe('searching'));
    expect(tell).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'failure' }));
  });

  it('searches for corrections once the last touch is some time ago, and shows each of them at once', async () => {
    const search = open();
    await act(async () => void search.current.actions.ask('sin zombis'));
    await waitFor(() => expect(search.current.status).toBe('done'));
    jest.useFakeTimers();
    tell.mockReset();
    for (const strength of ['ignorado', 'imprescindible', 'deseable'] as const) {
      await act(async () => void search.current.actions.correct('concept:zombies', strength));
      expect(search.current).toMatchObject({ status: 'refining', asked: { changes: { 'concept:zombies': strength } } });
      await act(() => jest.advanceTimersByTimeAsync(250));
    }
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(JSON.parse(fetchMock.mock.lastCall?.[1].body).correcciones).toEqual({
      deseos: { 'concept:zombies': 'deseable' },
    });
    expect(search.current).toMatchObject({ status: 'done', shown: { refined: true } });
    expect(tell).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('leaves a correction to the search that comes before its time', async () => {
    const search = open();
    await act(async () => void search.current.actions.ask('sin zombis'));
    await waitFor(() => expect(search.current.status).toBe('done'));
    jest.useFakeTimers();
    await act(async () => void search.current.actions.correct('concept:zombies', 'ignorado'));
    await act(async () => void search.current.actions.play({ key: 'braid', title: 'Braid' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(fetchMock.mock.calls.slice(1).map(([, init]) => JSON.parse(init.body).correcciones)).toEqual([
      { deseos: { 'concept:zombies': 'ignorado' }, jugados: ['braid'] },
    ]);
    jest.useRealTimers();
    await act(async () => void search.current.actions.unplay('braid'));
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
