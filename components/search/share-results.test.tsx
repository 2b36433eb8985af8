/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Notices } from '@/components/site/notices';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { ShareResults } from './share-results';

const results = (titulo?: string) => (
  <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
    <ShareResults question={{ query: 'algo', changes: {} }} answer={{ juegos: [{ titulo }] }} />
  </NextIntlClientProvider>
);
const show = () => render(results('Braid'));

describe('the buttons that hand an answer on', () => {
  const share = jest.fn();
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('say that they copy where there is no share sheet', () => {
    show();
    expect(screen.getByRole('button', { name: es.sharing.link })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: es.sharing.list })).toBeInTheDocument();
  });

  it('show what cannot be copied, and follow the answer with it', async () => {
    const { rerender } = show();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: es.sharing.list }));
    expect(screen.getByLabelText(es.sharing.byHand)).toHaveFocus();
    expect(screen.getByLabelText(es.sharing.byHand)).toHaveTextContent('1. Braid');
    rerender(results('Hades'));
    expect(screen.getByLabelText(es.sharing.byHand)).toHaveTextContent('1. Hades');
    rerender(results());
    expect(screen.getByLabelText(es.sharing.byHand)).toHaveTextContent(`1. ${es.card.noTitle}`);
  });

  it.each(['link', 'list'] as const)('tell that the %s is copied, in the language of the page', async (what) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined }, configurable: true });
    const page = (locale: 'es' | 'en', messages: typeof es) => (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        <ShareResults question={{ query: 'algo', changes: {} }} answer={{ juegos: [{ titulo: 'Braid' }] }} />
        <Notices />
      </NextIntlClientProvider>
    );
    const { rerender } = render(page('es', es));
    await userEvent.click(screen.getByRole('button', { name: es.sharing[what] }));
    expect(await screen.findByText(es.sharing[`${what}Copied`])).toBeInTheDocument();
    rerender(page('en', en));
    expect(screen.getByText(en.sharing[`${what}Copied`])).toBeInTheDocument();
  });

  it('say that they share on a phone, and open its sheet', async () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
    show();
    await userEvent.click(screen.getByRole('button', { name: es.sharing.send.list }));
    expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('1. Braid') });
    expect(screen.getByRole('button', { name: es.sharing.send.link })).toBeInTheDocument();
  });
});
