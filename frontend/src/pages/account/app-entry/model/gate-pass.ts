const STORAGE_KEY = 'crewvine.accessGate';
const PASSED = 'passed';

/**
 * The screen's copy of the pass in the server's session (rules.md#access-gate), deleted when the browser
 * closes.
 */
export function hasGatePass(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === PASSED;
  } catch {
    return false;
  }
}

export function storeGatePass(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, PASSED);
  } catch {
    // Storage is blocked, so the gate asks again next time.
  }
}

/**
 * Maps `/app/home?x=1` to `/home?x=1`, or null for the entry itself. A single leading slash never leads to
 * another host.
 */
export function pathBehindGate({ pathname, search, hash }: Place): string | null {
  const rest = pathname.replace(/^\/app/, '').replace(/^[/\\]+/, '');
  return rest === '' ? null : `/${rest}${search}${hash}`;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
