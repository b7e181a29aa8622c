import { useEffect } from 'react';

/** The number of open shared dialogs, because one may open above another. */
let open = 0;

/**
 * Makes the page behind a dialog inert if the dialog does not trap focus. Tab stays in the dialog and in
 * another site's window above it, and screen readers skip the page.
 */
export function useInertPage(isBehind: boolean): void {
  useEffect(() => {
    if (!isBehind) return undefined;
    open += 1;
    apply();
    return () => {
      open -= 1;
      apply();
    };
  }, [isBehind]);
}

function apply(): void {
  document.getElementById('root')?.toggleAttribute('inert', open > 0);
}
