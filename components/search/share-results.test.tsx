/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import es from '@/messages/es.json';
import { ShareResults } from './share-results';

function show() {
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <ShareResults question={{ query: 'algo', changes: {} }} answer={{ juegos: [{ titulo: 'Braid' }] }} />
    </NextIntlClientProvider>,
  );
}

describe('the buttons that hand an answer on', () => {
  const share = jest.fn();
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('say that they copy where there is no share sheet', () => {
    show();
    expect(screen.getByRole('button', { name: es.sharing.link })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: es.sharing.list })).toBeInTheDocument();
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
