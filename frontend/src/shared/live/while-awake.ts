const HIDDEN_FOR_MS = 300_000;

/**
 * Runs `begin` while a connection exists and the tab is in use. A tab that was hidden for five minutes sleeps
 * until it is visible again. Returns a function that stops permanently.
 */
export function whileAwake(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sleep = (): void => {
    end?.();
    end = null;
  };
  const look = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine) sleep();
    else if (document.visibilityState === 'hidden') timer = setTimeout(sleep, HIDDEN_FOR_MS);
    else end ??= begin();
  };
  const watched = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  for (const [target, name] of watched) target.addEventListener(name, look);
  look();
  return () => {
    for (const [target, name] of watched) target.removeEventListener(name, look);
    clearTimeout(timer);
    sleep();
  };
}
