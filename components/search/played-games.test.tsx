/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { PlayedGames } from './played-games';

const MESSAGES = { es, en };

describe('PlayedGames', () => {
  it.each([
    ['es', ['Celeste'], 'Algo como Celeste'],
    ['es', ['Celeste', 'Hades'], 'Algo como Celeste y Hades'],
    ['es', ['Celeste', 'Inside'], 'Algo como Celeste e Inside'],
    ['es', ['Celeste', 'Hades', 'Braid'], 'Algo como Celeste, Hades y Braid'],
    ['en', ['Celeste', 'Inside'], 'Something like Celeste and Inside'],
  ] as const)('joins in %s what was played as one says it: %j', async (locale, titles, query) => {
    const ask = jest.fn();
    render(
      <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
        <PlayedGames games={titles.map((title) => ({ key: title, title }))} actions={{ ask, unplay: jest.fn() }} />
      </NextIntlClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: MESSAGES[locale].played.ask }));
    expect(ask).toHaveBeenCalledWith(query);
  });
});
