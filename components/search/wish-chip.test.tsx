/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { WishChip } from './wish-chip';

const MESSAGES = { es, en };

describe('WishChip', () => {
  it.each([
    ['es', '«sin zombis»'],
    ['en', '“sin zombis”'],
  ] as const)('quotes in %s the words that it was read from as %s', (locale, words) => {
    const wish = { id: 'a', tipo: 'nunca', etiqueta: { es: 'Zombis', en: 'Zombies' }, palabras: 'sin zombis' } as const;
    render(
      <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
        <WishChip wish={wish} strength="nunca" onCorrect={jest.fn()} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByTitle(words)).toBeInTheDocument();
  });
});
