import { useRef } from 'react';

interface ReturnFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

const FIELDS =
  'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field, or the first control without one. Radix returns focus only to its own trigger.
 * These dialogs open from anywhere, so this remembers the opener.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = lastingOpener(document.activeElement);
      const field = firstField(event.currentTarget);
      if (!field) return;
      event.preventDefault();
      field.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}

/** Text above a field is read first, so a field below the visible part does not take focus. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)];
  const [first] = fields;
  if (!first) return null;
  const chosen = fields.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked);
  const field = first.type === 'radio' && chosen ? chosen : first;
  return field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom ? field : null;
}

/** A menu disappears with its chosen item, so this returns the button that opened it. */
function lastingOpener(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button ?? focused;
}
