/** A time-ordered ID like the product's. `kind` (three hex digits) separates the IDs of different tables. */
export function idAt(kind: string, at: string, number: string): string {
  return `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7${kind}8000'
    || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** The first instant of 2026, at which no row has to be: only IDs without a time of their own use it. */
export const START = `timestamptz '2026-01-01T00:00:00Z'`;

/** An ID from a number only, for people and jobs that other rows name by their number. */
export function idOf(kind: string, number: string): string {
  return `('019b76da-a800-7${kind}-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** The same ID as a text of TypeScript. */
export function textOfId(kind: string, number: number): string {
  return `019b76da-a800-7${kind}-8000-${number.toString(16).padStart(12, '0')}`;
}
