import type { UserId } from '#kernel/ids.ts';
import type { IncomeReader, TaxProfiles } from './tax-ports.ts';

/** Counted from the last year of pay: four years after its return was due (rules.md#tax-records-kept). */
const YEARS_KEPT = 5;
const DUE = '04-15';

/** A person leaves: their forms remain as long as a tax office may request them. */
export class RetainTaxRecords {
  private readonly profiles: Pick<TaxProfiles, 'retainUntil'>;
  private readonly income: Pick<IncomeReader, 'years'>;

  constructor(profiles: Pick<TaxProfiles, 'retainUntil'>, income: Pick<IncomeReader, 'years'>) {
    this.profiles = profiles;
    this.income = income;
  }

  /** (tx) */
  async run(userId: UserId): Promise<void> {
    const last = (await this.income.years(userId)).at(-1);
    await this.profiles.retainUntil(userId, last ? `${last.year + YEARS_KEPT}-${DUE}` : null);
  }
}
