'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';

interface KeyboardHelpProps {
  /** Whether the key `/` is in use. */
  readonly slash: boolean;
  readonly onSlash: (use: boolean) => void;
}

/** The keys that help, and the switch for the one that could get in the way. */
export function KeyboardHelp({ slash, onSlash }: KeyboardHelpProps) {
  const t = useTranslations('keys');
  return (
    // With an id, so that it stays open when the language is switched.
    <details className="unfolding keys" id="keys">
      <summary>
        {t('title')}
        <Glyph shape="unfold" />
      </summary>
      <ul>
        <li>
          <kbd>/</kbd> {t('box')}
        </li>
        <li>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {t('arrows')}
        </li>
        <li>
          <kbd>Esc</kbd> {t('escape')}
        </li>
      </ul>
      <label>
        <input type="checkbox" checked={slash} onChange={(event) => onSlash(event.target.checked)} />
        {t('slash')}
      </label>
    </details>
  );
}
