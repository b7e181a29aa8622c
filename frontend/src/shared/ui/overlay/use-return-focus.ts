import { useRef } from 'react';

interface ReturnFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

const FIELDS =
  'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focus goes to the first field, or to the first control if there is none. Radix returns focus only to its own trigger;
 * these dialogs are opened from anywhere, so the opener is remembered.
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

/** Text above a field is read first: a field further down than the dialog shows is left alone. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)];
  const [first] = fields;
  if (!first) return null;
  const chosen = fields.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked);
  const field = first.type === 'radio' && chosen ? chosen : first;
  return field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom ? field : null;
}

/** A menu goes away with the item that was chosen: the button that opened it stays. */
function lastingOpener(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button ?? focused;
}
