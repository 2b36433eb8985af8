import { SearchStore } from './search-store';

const answer = (titulo: string) => ({ juegos: [{ titulo }] });

describe('SearchStore', () => {
  it('clears the earlier results at the start of a search and keeps the text', () => {
    const store = new SearchStore();
    store.write('granja');
    store.finish(store.begin(), answer('Braid'));
    store.begin();
    expect(store.state()).toEqual({ draft: 'granja', status: 'searching' });
  });

  it('does not let an older answer replace a newer one', () => {
    const store = new SearchStore();
    const older = store.begin();
    const newer = store.begin();
    expect(store.finish(newer, answer('new'))).toBe(true);
    expect(store.finish(older, answer('old'))).toBe(false);
    expect(store.state().answer).toEqual(answer('new'));
  });

  it('does not let an older failure end a newer search', () => {
    const store = new SearchStore();
    const older = store.begin();
    store.begin();
    expect(store.fail(older)).toBe(false);
    expect(store.state().status).toBe('searching');
  });

  it('ignores the answer of a search that was cleared', () => {
    const store = new SearchStore();
    const search = store.begin();
    store.clear();
    expect(store.finish(search, answer('late'))).toBe(false);
    expect(store.state().status).toBe('idle');
  });

  it('tells its listeners until they leave', () => {
    const store = new SearchStore();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.write('a');
    leave();
    store.write('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
