export interface RowGroup<Row> {
  /** Stays the same while rows come and go. */
  readonly id: string;
  readonly isTogether: boolean;
  readonly members: readonly [Row, ...Row[]];
}

/** Groups rows in their order. Consecutive rows with the same key form a group; others are separate. */
export function inGroups<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null = () => null,
): readonly RowGroup<Row>[] {
  const groups: { id: string; isTogether: boolean; members: [Row, ...Row[]] }[] = [];
  const taken = new Set<string>();
  let [before, current] = ['', ''];
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    const isNext = (other: Row | undefined): boolean => other !== undefined && keyOf(other) === key;
    const isTogether = key !== null && (isNext(rows[index - 1]) || isNext(rows[index + 1]));
    const name = isTogether ? key : `after ${before}`;
    const last = groups.at(-1);
    if (last && name === current) last.members.push(row);
    // The same key further down is another group.
    else groups.push({ id: taken.has(name) ? `${name} ${index}` : name, isTogether, members: [row] });
    taken.add(name);
    current = name;
    if (isTogether) before = key;
  }
  return groups;
}
