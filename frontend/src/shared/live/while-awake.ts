const HIDDEN_FOR_MS = 300_000;

/**
 * Runs `begin` while there is a connection and someone may be looking: a tab that has been hidden for five minutes sleeps
 * until it is looked at again. Returns what ends it for good.
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
