/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { INITIAL_STATE } from '@/lib/search/search-state';
import { searchStore } from '@/lib/search/search-store';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { SearchPanel } from './search-panel';

const MESSAGES = { es, en };

function open(locale: 'es' | 'en' = 'es') {
  return render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <SearchPanel />
    </NextIntlClientProvider>,
  );
}

const fetchMock = jest.fn();
const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });

beforeEach(() => {
  window.fetch = fetchMock;
  fetchMock.mockReset();
});

afterEach(() => act(() => void searchStore.dispatch({ type: 'recall', earlier: INITIAL_STATE })));

describe('the search panel', () => {
  it.each(['es', 'en'] as const)('tells in %s that an empty query is empty, and makes no call', async (locale) => {
    open(locale);
    await userEvent.type(screen.getByRole('textbox'), '  {Enter} ');
    await userEvent.click(screen.getByRole('button', { name: MESSAGES[locale].home.search }));
    expect(await screen.findByText(MESSAGES[locale].home.errorEmpty)).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'a');
    expect(screen.queryByText(MESSAGES[locale].home.errorEmpty)).not.toBeInTheDocument();
  });

  it.each([
    ['es', 1, '¡1 juego encontrado!'],
    ['es', 2, '¡2 juegos encontrados!'],
    ['en', 1, '¡1 game found!'],
    ['en', 2, '¡2 games found!'],
  ] as const)('announces in %s that %i games were found', async (locale, count, text) => {
    fetchMock.mockResolvedValue(answer({ juegos: Array.from({ length: count }, () => ({ titulo: 'Braid' })) }));
    open(locale);
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: MESSAGES[locale].home.search }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.getByRole('heading', { name: MESSAGES[locale].home.resultsTitle })).toBeInTheDocument();
  });

  it('counts no game that was played, although the backend brings it again', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }, { titulo: 'Hades' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await userEvent.click(await screen.findByRole('button', { name: `${es.card.played}: Braid` }));
    expect(await screen.findByText('Ahora hay 1 juego')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText('¡1 juego encontrado!')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: es.played.back.replace('{title}', 'Braid') }));
  });

  it('clears the earlier results at once, disables the button and always ends loading', async () => {
    fetchMock.mockResolvedValueOnce(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await screen.findByText('Braid');

    let finish: (value: unknown) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(screen.queryByText('Braid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: es.home.searching })).toBeDisabled();
    expect(screen.getByText(es.common.loading)).toBeInTheDocument();

    await act(async () => finish(answer({ juegos: [] })));
    expect(await screen.findByRole('button', { name: es.home.search })).toBeEnabled();
  });

  it.each([
    ['a failure', () => Promise.resolve(answer({ code: 'backend_status' }, 502))],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer without games', () => Promise.resolve(answer({ resultados: [] }))],
  ])('tells of %s in general words and logs it', async (_, reply) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockImplementation(reply);
    open();
    await userEvent.type(screen.getByRole('textbox'), 'palabras privadas');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText(es.home.errorGeneral)).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Search failed', expect.any(Error));
    expect(log.mock.calls.join()).not.toContain('privadas');
    expect(screen.getByRole('button', { name: es.home.search })).toBeEnabled();
  });

  it.each([
    ['that the text is too long', 413, 'long'],
    ['to wait after too many searches', 429, 'often'],
    ['that it did not work', 502, 'text'],
  ] as const)('says %s where the search failed', async (_, status, key) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(answer({}, status));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText(es.failure[key])).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: es.failure.titles[key] })).toBeInTheDocument();
    expect(screen.getByText(es.home.errorGeneral)).toBeInTheDocument();
  });

  it.each([
    ['to wait after too many searches', 429, 'wait'],
    ['that the text is too long', 413, 'long'],
  ] as const)('says %s where a correction was refused, and keeps the games', async (_, status, key) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const deseos = [{ id: 'a', tipo: 'nunca', etiqueta: { es: 'zombis', en: 'zombies' }, palabras: 'sin zombis' }];
    const entendido = { deseos, excluidos: [], relajados: [], relajaciones: [] };
    fetchMock.mockResolvedValueOnce(answer({ juegos: [{ titulo: 'Braid' }], entendido }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    const wish = await screen.findByRole('button', { name: /^zombis\s*:/ });
    expect(screen.getByText('¡1 juego encontrado!')).toBeInTheDocument();
    fetchMock.mockResolvedValue(answer({}, status));
    await userEvent.click(wish);
    expect(wish).toHaveTextContent(es.understood.strengths.off);
    expect(screen.queryByText('¡1 juego encontrado!')).not.toBeInTheDocument();
    // The notice word for word, and what helps on a line of its own.
    expect(await screen.findByText(es.home.errorGeneral, {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByText(es.failure[key])).toHaveClass('notice-advice');
    expect(wish).toHaveTextContent(es.understood.strengths.never);
    expect(screen.getByText('Braid')).toBeInTheDocument();
  });

  it('takes the notice away with the search that it is about', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText('¡1 juego encontrado!')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByText('¡1 juego encontrado!')).not.toBeInTheDocument();
  });

  it.each([
    ['a game is played', [{ titulo: 'Braid' }], '¡1 juego encontrado!', `${es.card.played}: Braid`],
    ['all wishes count again', [], es.home.infoNoResults, es.none.unasked.restore],
  ])('takes the notice away when %s', async (_, juegos, notice, button) => {
    const deseos = [{ id: 'a', tipo: 'ignorado', etiqueta: { es: 'zombis', en: 'zombies' }, palabras: 'zombis' }];
    const entendido = { deseos, excluidos: [], relajados: [], relajaciones: [] };
    fetchMock.mockResolvedValue(answer({ juegos, entendido }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    act(() => void searchStore.dispatch({ type: 'unplay', key: 'Braid' }));
  });

  it('keeps the text after a failure, and tries again with it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValueOnce(answer({}, 502)).mockResolvedValueOnce(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await userEvent.click(await screen.findByRole('button', { name: es.failure.retry }));
    expect(await screen.findByText('Braid')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('algo');
    expect(fetchMock.mock.calls.map(([, init]) => init.body)).toEqual(['{"query":"algo"}', '{"query":"algo"}']);
  });

  it('closes the notice of a failure once the panel that says the same is seen', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValue(answer({}, 502));
    let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    const Observer = jest.fn((callback) => {
      see = callback;
      return { observe: jest.fn(), disconnect: jest.fn() };
    });
    Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    await user.type(screen.getByRole('textbox'), 'algo');
    await user.click(screen.getByRole('button', { name: es.home.search }));
    expect(await screen.findByText(es.home.errorGeneral)).toBeInTheDocument();
    act(() => see([{ isIntersecting: false }]));
    await act(async () => jest.advanceTimersByTime(2500));
    expect(screen.getByText(es.home.errorGeneral)).toBeInTheDocument();
    act(() => see([{ isIntersecting: true }]));
    await act(async () => jest.advanceTimersByTime(2500));
    expect(screen.queryByText(es.home.errorGeneral)).not.toBeInTheDocument();
    expect(screen.getByText(es.failure.text)).toBeInTheDocument();
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('takes an arrow into the cards, and leaves the key to the browser where there are none or with Alt', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    const counter = screen.getByRole('region', { name: es.home.counter });
    counter.focus();
    expect(fireEvent.keyDown(counter, { key: 'ArrowDown' })).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    const card = await screen.findByRole('article');
    counter.focus();
    expect(fireEvent.keyDown(counter, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(card).not.toHaveFocus();
    expect(fireEvent.keyDown(counter, { key: 'ArrowRight' })).toBe(false);
    expect(card).toHaveFocus();
  });

  it('keeps the focus when the only card is played, and when it comes back', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await userEvent.click(await screen.findByRole('button', { name: `${es.card.played}: Braid` }));
    const counter = screen.getByRole('region', { name: es.home.counter });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(counter).toHaveFocus();
    const back = screen.getByRole('button', { name: es.played.back.replace('{title}', 'Braid') });
    await userEvent.click(back);
    expect(back).not.toBeInTheDocument();
    expect(counter).toHaveFocus();
    await screen.findByRole('article');
  });

  it.each([
    ['the first', ['Braid', 'Celeste', 'Hades'], 'Braid', 'Celeste'],
    ['the last but one', ['Braid', 'Celeste', 'Hades'], 'Celeste', 'Hades'],
    ['the last', ['Braid', 'Celeste', 'Hades'], 'Hades', 'Celeste'],
    ['one of two with one name', ['Celeste', 'Braid', 'Braid'], 'Braid', 'Celeste'],
  ])(
    'leaves the focus on a game that stays when %s of games without ids is played',
    async (_, titles, played, next) => {
      fetchMock.mockResolvedValue(answer({ juegos: titles.map((titulo) => ({ titulo })) }));
      open();
      await userEvent.type(screen.getByRole('textbox'), 'algo');
      await userEvent.click(screen.getByRole('button', { name: es.home.search }));
      const [button] = await screen.findAllByRole('button', { name: `${es.card.played}: ${played}` });
      await userEvent.click(button as HTMLElement);
      expect(screen.queryByRole('article', { name: played })).not.toBeInTheDocument();
      expect(screen.getByRole('article', { name: next })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: es.played.back.replace('{title}', played) }));
    },
  );

  it('leads back to the text when nothing was found', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'qwzx');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await userEvent.click(await screen.findByRole('button', { name: es.none.change }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('says after a while that it is still searching', async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    await user.type(screen.getByRole('textbox'), 'algo');
    await user.click(screen.getByRole('button', { name: es.home.search }));
    const waiting = screen.getByText(es.common.loading);
    await act(async () => jest.advanceTimersByTime(5000));
    expect(waiting).toHaveTextContent(es.home.stillSearching);
    jest.useRealTimers();
  });

  it('shows other examples on request, and fills the box with one', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: es.home.examplesMore }));
    await userEvent.click(screen.getByRole('button', { name: es.home.examples.five }));
    expect(screen.getByRole('textbox')).toHaveValue(es.home.examples.five);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('folds the examples to one line after a search, until somebody wants others', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }] }));
    open();
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(screen.queryByRole('button', { name: es.home.examples.one })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: es.home.examplesMore }));
    await userEvent.click(screen.getByRole('button', { name: es.home.examples.four }));
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    expect(screen.queryByRole('button', { name: es.home.examples.four })).not.toBeInTheDocument();
  });

  it('keeps text and results when the tree is replaced by one in the other language', async () => {
    fetchMock.mockResolvedValue(answer({ juegos: [{ titulo: 'Braid' }] }));
    const { unmount } = open('es');
    await userEvent.type(screen.getByRole('textbox'), 'algo');
    await userEvent.click(screen.getByRole('button', { name: es.home.search }));
    await screen.findByText('Braid');
    unmount();
    open('en');
    expect(screen.getByRole('textbox')).toHaveValue('algo');
    expect(screen.getByText('Braid')).toBeInTheDocument();
  });
});
