import type { UserId } from '#kernel/ids.ts';

/**
 * `eachAlone` for people found one by one, the longest waiting first. A person whose turn fails is skipped
 * until the next run. Returns the number served.
 * @param next serves the next person, except for these; reports who it is before anything can fail; false
 * when no one is left
 * @throws the first failure if no one was served
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
