/** The order in which rows of one kind are locked, the same in every transaction. Repetitions fall away. */
export function inLockOrder<Id extends string>(ids: Iterable<Id>): Id[] {
  return [...new Set(ids)].sort((one, other) => (one < other ? -1 : 1));
}
