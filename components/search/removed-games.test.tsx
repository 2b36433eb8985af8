/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import es from '@/messages/es.json';
import { RemovedGames } from './removed-games';

describe('RemovedGames', () => {
  it.each([
    [['Hades', 'Braid'], 'Hades\u00a0· Braid y 3 más'],
    [['Hades'], 'Hades y 4 más'],
  ])('names what went, with no dot at the beginning of a line: %j', (titles, text) => {
    render(
      <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
        <RemovedGames id="concept:zombies" wish="Zombis" count={5} titles={titles} onUndo={jest.fn()} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('group').querySelector('p')?.textContent).toBe(text);
  });
});
