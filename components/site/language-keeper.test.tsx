/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import es from '@/messages/es.json';
import { LanguageKeeper } from './language-keeper';
import { LanguageToggle } from './language-toggle';

const refresh = jest.fn();
jest.mock('next/navigation', () => {
  const router = { refresh: () => refresh() };
  return { useRouter: () => router };
});

/** A document that the server, or whoever stands in for it, gave in Spanish, once it has come to rest. */
async function load() {
  const page = render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <LanguageToggle />
      <LanguageKeeper />
    </NextIntlClientProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  return page;
}

function network(onLine: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  refresh.mockReset();
  localStorage.setItem('language', 'en');
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('LanguageKeeper', () => {
  it('asks for the stored language when the page came in another one', async () => {
    await load();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not ask again when the document was loaded anew instead, until the network comes back', async () => {
    (await load()).unmount();
    await load();
    expect(refresh).toHaveBeenCalledTimes(1);
    network(true);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('may ask again once the language came', async () => {
    (await load()).unmount();
    localStorage.setItem('language', 'es');
    (await load()).unmount();
    localStorage.setItem('language', 'en');
    await load();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('waits without a network', async () => {
    network(false);
    await load();
    expect(refresh).not.toHaveBeenCalled();
    network(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('has a choice made without a network wait for it, too', async () => {
    localStorage.setItem('language', 'es');
    network(false);
    await load();
    await userEvent.click(screen.getByRole('button'));
    expect(localStorage.getItem('language')).toBe('en');
    expect(refresh).not.toHaveBeenCalled();
    network(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
