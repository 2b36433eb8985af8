/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useLabelText } from './use-label-text';

describe('useLabelText()', () => {
  it.each([
    ['es', 'zombis'],
    ['en', 'zombies'],
    ['a language that no backend speaks', 'zombis'],
  ])('reads a label in %s as “%s”', (language, text) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <NextIntlClientProvider locale={language as 'es'} messages={{}} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    );
    const { result } = renderHook(() => useLabelText(), { wrapper });
    expect(result.current({ es: 'zombis', en: 'zombies' })).toBe(text);
  });
});
