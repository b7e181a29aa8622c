const PREFIX = 'crewvine.draft.';

/** `empty` with what was kept of it: only known fields, and only where the kind of value is the same. */
export function readDraft<Values extends object>(name: string, empty: Values): Values {
  const kept = parse(read(name));
  const known = Object.entries(empty).map(([field, value]) => [
    field,
    sameKind(kept[field], value) ? kept[field] : value,
  ]);
  return { ...empty, ...Object.fromEntries(known) };
}

export function writeDraft(name: string, values: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the form still holds what was typed.
  }
}

export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function read(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '{}';
  } catch {
    return '{}';
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function sameKind(kept: unknown, value: unknown): boolean {
  return Array.isArray(value) ? Array.isArray(kept) : typeof kept === typeof value;
}
