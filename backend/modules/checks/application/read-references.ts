import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { ChecksReader, ReferenceRow } from './checks-reader.ts';
import { assertOwn } from './referral-access.ts';

interface ReadReferencesNeeds {
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly clock: Clock;
}

/** References for their requesters. Only the giver gets the link (rules.md#references). */
export class ReadReferences {
  private readonly needs: ReadReferencesNeeds;

  constructor(needs: ReadReferencesNeeds) {
    this.needs = needs;
  }

  /**
   * References requested by the employer or offered by the worker. @throws DomainError
   * `checks.unknown_referral`, `checks.not_owner`
   */
  async ofReferral(id: ReferralId, by: UserId): Promise<readonly ReferenceRow[]> {
    assertOwn(await this.needs.hiring.referral(id), by);
    return this.needs.reader.referencesOf(id, this.needs.clock.now());
  }

  async offeredBy(workerId: UserId): Promise<readonly ReferenceRow[]> {
    return this.needs.reader.referencesOfferedBy(workerId, this.needs.clock.now());
  }

  /** @throws DomainError `checks.unknown_reference` (not_found) */
  find(list: readonly ReferenceRow[], id: string): ReferenceRow {
    const found = list.find((one) => one.id === id);
    if (!found) throw new DomainError('checks.unknown_reference', 'not_found', 'Reference not found');
    return found;
  }
}
