import { describe, expect, it } from 'vitest';
import { asId, type UserId } from '#kernel/ids.ts';
import { eachPersonAlone } from './each-person-alone.ts';

const [ANA, BO, CY] = ['ana', 'bo', 'cy'].map((id) => asId<'user'>(id)) as [UserId, UserId, UserId];

/** People who wait in this order, some of whose turns fail; who had theirs. */
function waiting(people: readonly UserId[], bad: readonly UserId[]) {
  const served: UserId[] = [];
  const next = async (failed: readonly UserId[], found: (userId: UserId) => void): Promise<boolean> => {
    const first = people.find((one) => !served.includes(one) && !failed.includes(one));
    if (!first) return false;
    found(first);
    if (bad.includes(first)) throw new Error(`not ${first}`);
    served.push(first);
    return true;
  };
  return { next, served };
}

describe('a queue of people', () => {
  it('each person has a turn even if the first one fails', async () => {
    const { next, served } = waiting([ANA, BO, CY], [ANA]);
    expect(await eachPersonAlone(10, next)).toBe(2);
    expect(served).toEqual([BO, CY]);
  });

  it('the first failure is thrown if no one had a turn', async () => {
    await expect(eachPersonAlone(10, waiting([ANA, BO], [ANA, BO]).next)).rejects.toThrow('not ana');
    await expect(eachPersonAlone(10, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('a run serves at most the given number of people, and no one twice', async () => {
    expect(await eachPersonAlone(2, waiting([ANA, BO, CY], []).next)).toBe(2);
    expect(await eachPersonAlone(2, waiting([ANA, BO, CY], [ANA]).next)).toBe(1);
    expect(await eachPersonAlone(2, waiting([], []).next)).toBe(0);
  });
});
