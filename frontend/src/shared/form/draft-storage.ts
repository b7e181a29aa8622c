const PREFIX = 'crewvine.draft.';

/** `tab`: until the tab is closed, for forms with data that must not stay on a shared phone. */
export type DraftPlace = 'device' | 'tab';

function storageOf(place: DraftPlace): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** Returns `empty` with the stored values of known fields that have the same type. */
export function readDraft<Values extends object>(
  name: string,
  empty: Values,
  place: DraftPlace = 'device',
): Values {
  const kept = parse(read(name, place));
  const known = Object.entries(empty).map(([field, value]) => [
    field,
    sameKind(kept[field], value) ? kept[field] : value,
  ]);
  return { ...empty, ...Object.fromEntries(known) };
}

export function writeDraft(name: string, values: object, place: DraftPlace = 'device'): void {
  try {
    if (place === 'tab') sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else localStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Storage is blocked or full. The form still contains the input.
  }
}

export function clearDraft(name: string, place: DraftPlace = 'device'): void {
  try {
    storageOf(place).removeItem(PREFIX + name);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function read(name: string, place: DraftPlace): string {
  try {
    return storageOf(place).getItem(PREFIX + name) ?? '{}';
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
