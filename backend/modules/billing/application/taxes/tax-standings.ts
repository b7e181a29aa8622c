import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { TaxStanding } from '../../domain/taxes/tax-standing.ts';
import type { IncomeReader, Residences, TaxProfiles } from './tax-ports.ts';

interface TaxStandingsNeeds {
  readonly profiles: Pick<TaxProfiles, 'find'>;
  readonly income: Pick<IncomeReader, 'years' | 'comingCents'>;
  readonly residences: Residences;
  readonly clock: Clock;
}

/** Whether somebody's tax form is asked for yet (rules.md#tax-form-first). */
export class TaxStandings {
  private readonly needs: TaxStandingsNeeds;

  constructor(needs: TaxStandingsNeeds) {
    this.needs = needs;
  }

  async of(userId: UserId): Promise<TaxStanding> {
    const { profiles, income, residences, clock } = this.needs;
    // One after the other: a withdrawal asks within its transaction, which has one connection.
    const profile = await profiles.find(userId);
    const years = await income.years(userId);
    const comingCents = await income.comingCents(userId);
    const state = profile?.state ?? (await residences.stateOf(userId));
    return new TaxStanding({ hasForm: profile !== null, state, years, comingCents, now: clock.now() });
  }

  /** @throws DomainError `billing.tax_form_required` (rule_broken) */
  async allowWithdrawal(userId: UserId): Promise<void> {
    if ((await this.of(userId)).status !== 'required') return;
    throw new DomainError('billing.tax_form_required', 'rule_broken', 'Add your tax information to withdraw');
  }
}
