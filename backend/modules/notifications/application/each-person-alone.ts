import type { UserId } from '#kernel/ids.ts';

/**
 * `eachAlone` for people who are found one after the other, whoever has waited longest first: one whose turn fails is passed over
 * until the next run. Returns how many had theirs.
 * @param next whose turn it is, but for these, is told before anything can fail; false when nobody is left
 * @throws the first failure, where nobody had a turn
 */
export async function eachPersonAlone(
  most: number,
  next: (failed: readonly UserId[], found: (userId: UserId) => void) => Promise<boolean>,
): Promise<number> {
  const failures = new Map<UserId, unknown>();
  let done = 0;
  while (done + failures.size < most) {
    const turn: { userId: UserId | null } = { userId: null };
    try {
      if (!(await next([...failures.keys()], (userId) => void (turn.userId = userId)))) break;
      done += 1;
    } catch (error) {
      if (turn.userId === null) throw error;
      failures.set(turn.userId, error);
    }
  }
  if (failures.size > 0 && done === 0) throw [...failures.values()][0];
  return done;
}
