import { useEffect, useRef } from 'react';

interface QueueKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly claim: () => void;
  readonly release: () => void;
  readonly close: () => void;
  /** Chooses the n-th decision, counted from 1. */
  readonly choose: (number: number) => void;
}

/** Keyboard shortcuts of the queue, inactive in text fields and while a dialog is open. */
export function useQueueKeys(keys: QueueKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const { next, previous, claim, release, close, choose } = latest.current;
      const actions: Readonly<Record<string, () => void>> = {
        j: next,
        k: previous,
        c: claim,
        r: release,
        Escape: close,
      };
      const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
      const action = digit === null ? actions[event.key] : () => choose(digit);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return target instanceof HTMLElement && target.matches('textarea, select, input:not([type="radio"])');
}
