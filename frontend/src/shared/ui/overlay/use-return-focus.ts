import { useRef } from 'react';

interface ReturnFocus {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/** Radix gives focus back to its own trigger only; these dialogs are opened from anywhere, so the opener is kept. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement);
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}

/** A menu goes away with the item that was chosen: the button that opened it stays. */
function lastingOpener(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button ?? focused;
}
