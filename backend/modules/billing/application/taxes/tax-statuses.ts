import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { StoredTaxProfile } from '../../contract/taxes/tax-profile.ts';
import { TaxThresholdStatus } from '../../domain/taxes/tax-threshold-status.ts';
import type { IncomeReader, Residences, TaxProfiles } from './tax-ports.ts';

interface TaxStatusesNeeds {
  readonly profiles: Pick<TaxProfiles, 'find'>;
  readonly income: Pick<IncomeReader, 'years' | 'comingCents'>;
  readonly residences: Residences;
  readonly clock: Clock;
}

/** Whether a person's tax form is required yet (rules.md#tax-form-first). */
export class TaxStatuses {
  private readonly needs: TaxStatusesNeeds;

  constructor(needs: TaxStatusesNeeds) {
    this.needs = needs;
  }

  async of(userId: UserId): Promise<TaxThresholdStatus> {
    const { profiles, income, clock } = this.needs;
    // Sequential: a withdrawal runs this within its transaction, which has one connection.
    const profile = await profiles.find(userId);
    const years = await income.years(userId);
    const comingCents = await income.comingCents(userId);
    const state = await this.stateOf(userId, profile);
    return new TaxThresholdStatus({ hasForm: profile !== null, state, years, comingCents, now: clock.now() });
  }

  /** The form's state, else the account's; null if unknown. */
  async stateOf(userId: UserId, profile: Pick<StoredTaxProfile, 'state'> | null): Promise<string | null> {
    return profile?.state ?? (await this.needs.residences.stateOf(userId));
  }

  /** @throws DomainError `billing.tax_form_required` (rule_broken) */
  async allowWithdrawal(userId: UserId): Promise<void> {
    if ((await this.of(userId)).status !== 'required') return;
    throw new DomainError('billing.tax_form_required', 'rule_broken', 'Add your tax information to withdraw');
  }
}
