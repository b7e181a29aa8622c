import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { TaxDocument } from '../../contract/taxes/tax-documents.ts';
import type { StoredTaxProfile } from '../../contract/taxes/tax-profile.ts';
import { isCorporation } from '../../contract/vocabulary/taxes/taxes.ts';
import { applicable } from '../../domain/taxes/tax-threshold-status.ts';
import { federalThreshold, taxYearOf } from '../../domain/taxes/tax-thresholds.ts';
import type { Payer, Payers } from '../ports.ts';
import { certification, type Fingerprint } from './certification.ts';
import type { IncomeReader, TaxProfiles, YearOfIncome } from './tax-ports.ts';
import type { TaxStatuses } from './tax-statuses.ts';

export interface TaxStatement {
  readonly document: TaxDocument;
  readonly profile: StoredTaxProfile | null;
  readonly payer: Payer;
  readonly printedOn: string;
}

/** Prints a person's pay of one year. */
export interface StatementPrinter {
  print(statement: TaxStatement): Promise<Uint8Array>;
}

interface ReadTaxesNeeds {
  readonly statuses: TaxStatuses;
  readonly profiles: Pick<TaxProfiles, 'find'>;
  readonly income: Pick<IncomeReader, 'years'>;
  readonly payers: Payers;
  readonly printer: StatementPrinter;
  readonly fingerprint: Fingerprint;
  readonly clock: Clock;
}

/** A person's view of their own taxes. */
export class ReadTaxes {
  private readonly needs: ReadTaxesNeeds;

  constructor(needs: ReadTaxesNeeds) {
    this.needs = needs;
  }

  async profile(userId: UserId, language: Language) {
    const [taxStatus, profile] = await Promise.all([
      this.needs.statuses.of(userId),
      this.needs.profiles.find(userId),
    ]);
    const { status, year, paidCents, comingCents, threshold, isStateKnown } = taxStatus;
    return {
      status,
      profile,
      year,
      paid: Money.ofCents(paidCents).toDollars(),
      coming: Money.ofCents(comingCents).toDollars(),
      threshold: Money.ofCents(threshold.cents).toDollars(),
      thresholdState: threshold.state,
      isStateKnown,
      federalThreshold: Money.ofCents(federalThreshold(year)).toDollars(),
      certification: certification(language, this.needs.fingerprint),
    };
  }

  /** Newest first. */
  async documents(userId: UserId): Promise<TaxDocument[]> {
    const { income, profiles } = this.needs;
    const [years, profile] = await Promise.all([income.years(userId), profiles.find(userId)]);
    const state = await this.needs.statuses.stateOf(userId, profile);
    return years.map((year) => this.documentOf(year, profile, state)).reverse();
  }

  /** @throws DomainError `billing.no_income` (not_found) */
  async statement(userId: UserId, year: number): Promise<Uint8Array> {
    const { income, profiles, payers, printer, clock } = this.needs;
    const found = (await income.years(userId)).find((one) => one.year === year);
    if (!found) {
      throw new DomainError('billing.no_income', 'not_found', "You weren't paid anything in that year");
    }
    const [profile, payer] = await Promise.all([profiles.find(userId), payers.payer(userId)]);
    const state = await this.needs.statuses.stateOf(userId, profile);
    return printer.print({
      document: this.documentOf(found, profile, state),
      profile,
      payer: payer ?? { name: '', email: '', language: 'en' },
      printedOn: clock.now().toISOString().slice(0, 10),
    });
  }

  /** Uses the same threshold as the status next to it. */
  private documentOf(
    income: YearOfIncome,
    profile: StoredTaxProfile | null,
    state: string | null,
  ): TaxDocument {
    const { year, cents, bonusCents, rewardCents, correctionCents } = income;
    const threshold = applicable(year, { state });
    const isExempt = profile !== null && isCorporation(profile.classification);
    const dollars = (amount: number) => Money.ofCents(amount).toDollars();
    return {
      year,
      bonuses: dollars(bonusCents),
      rewards: dollars(rewardCents),
      corrections: dollars(correctionCents),
      total: dollars(cents),
      threshold: dollars(threshold.cents),
      isReported: !isExempt && cents >= threshold.cents,
      isFinal: year < taxYearOf(this.needs.clock.now()),
    };
  }
}
