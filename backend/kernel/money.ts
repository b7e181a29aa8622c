const DOLLARS = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/;

/** An amount of US dollars as a whole number of cents. Negative amounts exist only in ledger entries. */
export class Money {
  static readonly zero = new Money(0);

  readonly cents: number;

  private constructor(cents: number) {
    this.cents = cents;
  }

  /** @throws RangeError if `cents` is not a safe integer. */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents)) {
      throw new RangeError('An amount is a whole number of cents');
    }
    return cents === 0 ? Money.zero : new Money(cents);
  }

  /**
   * Whole or decimal dollars, such as `500`, `"500"` or `"525.00"`.
   * @throws RangeError for more than two decimals (rules.md#bonus-amount).
   */
  static ofDollars(dollars: string | number): Money {
    const match = DOLLARS.exec(String(dollars).trim());
    if (!match) throw new RangeError('An amount has at most two decimals');
    const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
    return Money.ofCents(match[1] ? -cents : cents);
  }

  static sum(amounts: Iterable<Money>): Money {
    let cents = 0;
    for (const amount of amounts) cents += amount.cents;
    return Money.ofCents(cents);
  }

  plus(other: Money): Money {
    return Money.ofCents(this.cents + other.cents);
  }

  minus(other: Money): Money {
    return Money.ofCents(this.cents - other.cents);
  }

  negated(): Money {
    return Money.ofCents(-this.cents);
  }

  /** A whole percentage of the amount; half a cent rounds up. */
  percent(percent: number): Money {
    return Money.ofCents(Math.round((this.cents * percent) / 100));
  }

  isZero(): boolean {
    return this.cents === 0;
  }

  isPositive(): boolean {
    return this.cents > 0;
  }

  isLessThan(other: Money): boolean {
    return this.cents < other.cents;
  }

  /** The smaller of the two amounts. */
  atMost(most: Money): Money {
    return this.isLessThan(most) ? this : most;
  }

  equals(other: Money): boolean {
    return this.cents === other.cents;
  }

  /** `"525.00"`, the format of every amount in the API (rules.md#dollar-strings). */
  toDollars(): string {
    const absolute = Math.abs(this.cents);
    const dollars = `${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
    return this.cents < 0 ? `-${dollars}` : dollars;
  }
}
