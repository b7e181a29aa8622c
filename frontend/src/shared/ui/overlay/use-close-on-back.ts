import { useEffect, useRef } from 'react';
import { createBackCloser, type BackCloser } from './back-closer.ts';

let closer: BackCloser | null = null;

/** The browser's Back button closes open overlays, the topmost first. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    closer ??= createBackCloser(window);
    return closer.open(() => latest.current());
  }, [isOpen]);
}
