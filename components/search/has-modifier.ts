import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key is pressed together with one that makes it a command of the browser or the system: Alt+→ goes forward. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | ReactKeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
