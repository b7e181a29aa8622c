import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BillingProfile } from '../../contract/invoicing/billing-profile.ts';
import type { BilledParties, BillingProfiles } from './ports.ts';

interface UpdateBillingProfileNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly profiles: BillingProfiles;
  readonly parties: BilledParties;
  /** The first character that no document can print, or null. */
  readonly firstUnprintable: (text: string) => string | null;
  readonly clock: Clock;
}

/** The addressee of an employer's invoices; issued documents do not change (rules.md#bill-to). */
export class UpdateBillingProfile {
  private readonly needs: UpdateBillingProfileNeeds;

  constructor(needs: UpdateBillingProfileNeeds) {
    this.needs = needs;
  }

  /** The saved profile, or else the known company name. */
  async read(employerId: UserId): Promise<BillingProfile> {
    const { holderId, name } = await this.needs.parties.of(employerId);
    return (await this.needs.profiles.find(holderId)) ?? { ...EMPTY, name };
  }

  /** @throws DomainError `billing.unprintable` (invalid) for a character that no document can print. */
  async keep(employerId: UserId, profile: BillingProfile): Promise<void> {
    const { unitOfWork, profiles, parties, clock, firstUnprintable } = this.needs;
    for (const [path, text] of Object.entries(profile)) {
      const character = firstUnprintable(text);
      if (character === null) continue;
      const message = `We can't print this character: ${character}`;
      throw new DomainError('billing.unprintable', 'invalid', message, { path });
    }
    const { holderId } = await parties.of(employerId);
    await unitOfWork.transaction(() => profiles.keep(holderId, profile, employerId, clock.now()));
  }
}

const EMPTY = {
  attention: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  poNumber: '',
} as const;
