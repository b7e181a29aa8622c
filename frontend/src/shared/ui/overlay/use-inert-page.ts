import { useEffect } from 'react';

/** Dialogs that share the screen, of which one may open above another. */
let open = 0;

/**
 * The page behind a dialog that holds no focus itself: Tab goes round in the dialog and in what another site opens above it,
 * never into the page, and nothing there is read out.
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
