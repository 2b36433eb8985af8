interface Focused {
  readonly id: string;
  readonly selection?: readonly [number, number];
}

let remembered: Focused | undefined;

/** Remembers which element has the focus, by its id, before the tree is replaced. */
export function rememberFocus(): void {
  const element = document.activeElement;
  if (!element?.id) return;
  remembered =
    element instanceof HTMLTextAreaElement
      ? { id: element.id, selection: [element.selectionStart, element.selectionEnd] }
      : { id: element.id };
}

/** Gives the focus back to the element of that id, if nothing else took it. */
export function restoreFocus(): void {
  if (remembered === undefined || document.activeElement !== document.body) return;
  const element = document.getElementById(remembered.id);
  if (element === null) return;
  element.focus({ preventScroll: true });
  if (remembered.selection && element instanceof HTMLTextAreaElement)
    element.setSelectionRange(...remembered.selection);
  remembered = undefined;
}
