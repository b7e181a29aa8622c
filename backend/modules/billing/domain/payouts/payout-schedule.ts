import { addDays } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';

export interface PayoutTerm {
  /** Whole percent of the bonus. */
  readonly percent: number;
  /** Days of 24 hours after the hire. */
  readonly days: number;
}

export interface PayoutPart {
  readonly percent: number;
  readonly amount: Money;
  readonly dueAt: Date;
}

/**
 * The times when a bonus is earned after the hire; fixed when the referral is made (rules.md#bonus-schedule).
 */
export class PayoutSchedule {
  /** 25 % at 30 days and 75 % at 60 days. */
  static readonly standard = PayoutSchedule.of([
    { percent: 25, days: 30 },
    { percent: 75, days: 60 },
  ]);

  readonly terms: readonly PayoutTerm[];

  private constructor(terms: readonly PayoutTerm[]) {
    this.terms = terms;
  }

  /** @throws RangeError unless whole percents in order of time sum to 100. */
  static of(terms: readonly PayoutTerm[]): PayoutSchedule {
    const whole = terms.every(({ percent, days }) => isCount(percent) && percent > 0 && isCount(days));
    const inOrder = terms.every(({ days }, index) => days > (terms[index - 1]?.days ?? -1));
    const percents = terms.reduce((sum, { percent }) => sum + percent, 0);
    if (!whole || !inOrder || percents !== 100) {
      throw new RangeError('The parts of a bonus make up 100% in order of time');
    }
    return new PayoutSchedule(terms.map(({ percent, days }) => ({ percent, days })));
  }

  /** Splits the bonus into parts that always add up to it; a part under half a cent is dropped. */
  split(bonus: Money, hiredAt: Date): PayoutPart[] {
    let percents = 0;
    let given = Money.zero;
    return this.terms
      .map(({ percent, days }) => {
        percents += percent;
        const amount = bonus.percent(percents).minus(given);
        given = given.plus(amount);
        return { percent, amount, dueAt: addDays(hiredAt, days) };
      })
      .filter(({ amount }) => amount.isPositive());
  }

  /** "25% 30 days and 75% 60 days after the hire": every text about timing comes from the terms. */
  describe(): string {
    const parts = this.terms.map(({ percent, days }) => `${percent}% ${days} days`);
    const last = parts.pop() ?? '';
    return `${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last} after the hire`;
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
