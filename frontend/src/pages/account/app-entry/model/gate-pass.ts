const STORAGE_KEY = 'crewvine.accessGate';
const PASSED = 'passed';

/** The screen's copy of the pass that the server keeps in its session (rules.md#access-gate); gone when the browser is closed. */
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
    // Storage is blocked: the gate is asked again next time.
  }
}

/** Where the entry leads: `/app/home?x=1` to `/home?x=1`; null for the entry itself. One slash: never another host. */
export function pathBehindGate({ pathname, search, hash }: Place): string | null {
  const rest = pathname.replace(/^\/app/, '').replace(/^[/\\]+/, '');
  return rest === '' ? null : `/${rest}${search}${hash}`;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
