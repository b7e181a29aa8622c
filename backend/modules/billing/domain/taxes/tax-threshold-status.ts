import type { TaxFormStatus } from '../../contract/vocabulary/taxes/taxes.ts';
import { lowestThreshold, taxYearOf, thresholdOf, type ReportingThreshold } from './tax-thresholds.ts';

/** The share of a threshold, paid or promised, at which a form is requested. */
const NEAR_PERCENT = 75;

export interface PaidYear {
  readonly year: number;
  readonly cents: number;
}

interface TaxSituation {
  readonly hasForm: boolean;
  /** The form's state, else the account's; null if unknown. */
  readonly state: string | null;
  readonly years: readonly PaidYear[];
  /** Promised and not yet due. */
  readonly comingCents: number;
  readonly now: Date;
}

/**
 * A person's distance from being reported to a tax office, and the state of their form
 * (rules.md#tax-form-first).
 */
export class TaxThresholdStatus {
  readonly year: number;
  readonly paidCents: number;
  /** Promised and not yet due. */
  readonly comingCents: number;
  /** If false, the threshold is the lowest one. */
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
    // Also for past years: they are reported in the following year.
    if (situation.years.some(({ year, cents }) => cents >= applicable(year, situation).cents))
      return 'required';
    const near = (this.paidCents + situation.comingCents) * 100 >= this.threshold.cents * NEAR_PERCENT;
    return near ? 'soon' : 'not_needed';
  }
}

/** The lowest threshold of all applies while the state is unknown. */
export function applicable(year: number, { state }: Pick<TaxSituation, 'state'>): ReportingThreshold {
  return state === null ? lowestThreshold(year) : thresholdOf(year, state);
}
