import { type RefObject, useEffect, useState } from 'react';
import { hasModifier } from './has-modifier';

/** Whether the key is in use; kept for the visit, since a switch of the language builds the page anew. */
let inUse = true;

/**
 * Lets the key `/` bring the focus to a box from anywhere on the page where nobody is typing. A key of one character gets in
 * the way of people who dictate, so that it can be turned off (WCAG 2.2, 2.1.4).
 *
 * @returns whether it is in use, and how to change that
 */
export function useSlashKey(box: RefObject<HTMLElement | null>): [boolean, (use: boolean) => void] {
  const [use, setUse] = useState(inUse);
  useEffect(() => {
    if (!use) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || hasModifier(event)) return;
      if (event.target instanceof Element && event.target.closest('textarea, input, select, [contenteditable]')) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [box, use]);
  const change = (next: boolean) => {
    inUse = next;
    setUse(next);
  };
  return [use, change];
}
