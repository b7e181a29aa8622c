import type { TaxFormStatus } from '../../contract/vocabulary/taxes.ts';
import { lowestThreshold, taxYearOf, thresholdOf, type ReportingThreshold } from './tax-thresholds.ts';

/** A form is asked for once so much of a threshold is paid or promised. */
const NEAR_PERCENT = 75;

export interface PaidYear {
  readonly year: number;
  readonly cents: number;
}

interface TaxSituation {
  readonly hasForm: boolean;
  /** Of the form, else of the account; null where nobody knows. */
  readonly state: string | null;
  readonly years: readonly PaidYear[];
  /** Promised and not yet due. */
  readonly comingCents: number;
  readonly now: Date;
}

/** How far someone is from being reported to a tax office, and whether their form is there (rules.md#tax-form-first). */
export class TaxThresholdStatus {
  readonly year: number;
  readonly paidCents: number;
  /** Promised and not yet due. */
  readonly comingCents: number;
  /** Without it the threshold is only the lowest one. */
  readonly isStateKnown: boolean;
  readonly threshold: ReportingThreshold;
  readonly status: TaxFormStatus;

  constructor(situation: TaxSituation) {
    const { years, now } = situation;
    this.year = taxYearOf(now);
    this.paidCents = years.find(({ year }) => year === this.year)?.cents ?? 0;
    this.comingCents = situation.comingCents;
    this.isStateKnown = situation.state !== null;
    this.threshold = applicable(this.year, situation);
    this.status = this.statusOf(situation);
  }

  private statusOf(situation: TaxSituation): TaxFormStatus {
    if (situation.hasForm) return 'on_file';
    // Also of a year that is over: what it reached is reported in the next one.
    if (situation.years.some(({ year, cents }) => cents >= applicable(year, situation).cents))
      return 'required';
    const near = (this.paidCents + situation.comingCents) * 100 >= this.threshold.cents * NEAR_PERCENT;
    return near ? 'soon' : 'not_needed';
  }
}

/** Where nobody knows yet where someone lives, the lowest of all counts. */
export function applicable(year: number, { state }: Pick<TaxSituation, 'state'>): ReportingThreshold {
  return state === null ? lowestThreshold(year) : thresholdOf(year, state);
}
