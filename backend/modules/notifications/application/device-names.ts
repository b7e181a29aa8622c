import { deviceOf } from '#contract/identity/vocabulary/device.ts';

/** Names that a browser gives itself, of the ones that we know: nothing else that it says is repeated. */
export function deviceNames(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ') || '?';
}
