interface Place {
  /** How far the page was scrolled, in pixels. */
  readonly scroll: number;
  /** The element that had the focus, by its id. */
  readonly focused?: string;
  readonly selection?: readonly [number, number];
  /** What was unfolded, by its ids. */
  readonly unfolded: readonly string[];
}

let remembered: Place | undefined;

/** Remembers where the visitor is, on the page and in it, before a change of language replaces the tree. */
export function rememberPlace(): void {
  const element = document.activeElement;
  remembered = {
    scroll: window.scrollY,
    unfolded: Array.from(document.querySelectorAll('details[open][id]'), ({ id }) => id),
    ...(element?.id && { focused: element.id }),
    ...(element instanceof HTMLTextAreaElement && { selection: [element.selectionStart, element.selectionEnd] }),
  };
}

/** Brings the visitor back to the remembered place, once. */
export function restorePlace(): void {
  if (remembered === undefined) return;
  const { scroll, focused, selection, unfolded } = remembered;
  remembered = undefined;
  for (const id of unfolded) document.getElementById(id)?.setAttribute('open', '');
  const element = focused === undefined ? null : document.getElementById(focused);
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  if (selection && element instanceof HTMLTextAreaElement) element.setSelectionRange(...selection);
  window.scrollTo({ top: scroll, behavior: 'instant' });
}
