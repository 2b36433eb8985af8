/** @jest-environment jsdom */
import type { SearchAction } from './search-state';
import type { SearchStore } from './search-store';

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A page that was loaded anew: its memory is empty, and the history is what the one before left behind. */
async function load(): Promise<SearchStore> {
  for (const leave of leaving.splice(0)) leave();
  jest.resetModules();
  const { searchStore } = await import('./search-store');
  const { watchVisit } = await import('./visit');
  leaving.push(watchVisit(searchStore, (action: SearchAction) => void searchStore.dispatch(action)));
  return searchStore;
}

function ask(store: SearchStore, query: string): void {
  const { search } = store.dispatch({ type: 'ask', query, changes: {} });
  store.dispatch({ type: 'answer', search, answer: { juegos: [{ titulo: query }] } });
}

async function go(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await arrived;
}

describe('watchVisit()', () => {
  it('walks back and forward through the searches', async () => {
    const store = await load();
    ask(store, 'uno');
    ask(store, 'dos');
    await go(-1);
    expect(store.state()).toMatchObject({ draft: 'uno', status: 'done' });
    await go(-1);
    expect(store.state()).toMatchObject({ draft: '', status: 'idle' });
    await go(2);
    expect(store.state()).toMatchObject({ draft: 'dos', status: 'done' });
  });

  it('shows nothing for a search of before a reload, and never a newer one in its place', async () => {
    const before = await load();
    ask(before, 'uno');
    ask(before, 'dos');
    const after = await load();
    ask(after, 'tres');
    ask(after, 'cuatro');
    await go(-3);
    expect(after.state()).toMatchObject({ draft: '', status: 'idle' });
    await go(2);
    expect(after.state()).toMatchObject({ draft: 'tres', status: 'done' });
  });

  it('numbers the entry of the page before the first search in its own time, and keeps what others put there', async () => {
    history.replaceState({ router: 'tree' }, '');
    const store = await load();
    expect(history.state).toEqual({ router: 'tree' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(history.state).toEqual({ router: 'tree', juegazoSearch: expect.any(Number) });
    const numbered = history.state;
    ask(store, 'uno');
    await go(-1);
    expect(history.state).toEqual(numbered);
  });
});
