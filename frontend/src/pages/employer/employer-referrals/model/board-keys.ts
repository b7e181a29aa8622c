/** The place of a column or a card on the screen. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const INSET_PX = 12;

/** The target of an arrow key: the next column that accepts the card, or null if none does. */
export function nextPlace(
  key: string,
  card: Place,
  columns: readonly Place[],
): { readonly x: number; readonly y: number } | null {
  const step = STEPS[key];
  if (!step) return null;
  const middle = (card.left + card.right) / 2;
  const ahead = columns
    .filter(({ left, right }) => (step > 0 ? left > middle : right < middle))
    .toSorted((one, other) => step * (one.left - other.left));
  const [next] = ahead;
  return next ? { x: next.left + INSET_PX, y: next.top + INSET_PX } : null;
}
