import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const passedOn = new WeakSet<Event>();

/** Marks elements that Escape closes even while a toast is shown. */
export const takesEscape = { 'data-takes-escape': '' } as const;

/**
 * A toast is the newest layer of the page and would consume the Escape for an open dialog. With this, the
 * toast stays and the dialog closes.
 */
export function passEscapeOn(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-takes-escape]')) return;
  event.preventDefault();
  passedOn.add(event);
}

/** A dialog's handler for an Escape that a toast has passed on. */
export const onPassedEscape =
  (close: () => void) =>
  (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Escape' || !passedOn.has(event.nativeEvent)) return;
    // Closes only the inner one of nested dialogs.
    event.stopPropagation();
    close();
  };
