import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const passedOn = new WeakSet<Event>();

/** On what closes by Escape even while a toast is shown. */
export const takesEscape = { 'data-takes-escape': '' } as const;

/**
 * A toast is the newest layer of the page, and would take the Escape that is meant for the dialog someone is in: there it
 * stays, and the dialog closes.
 */
export function passEscapeOn(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-takes-escape]')) return;
  event.preventDefault();
  passedOn.add(event);
}

/** What a dialog does with an Escape that a toast has left to it. */
export const onPassedEscape =
  (close: () => void) =>
  (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Escape' || !passedOn.has(event.nativeEvent)) return;
    // A dialog in a dialog: the inner one alone.
    event.stopPropagation();
    close();
  };
