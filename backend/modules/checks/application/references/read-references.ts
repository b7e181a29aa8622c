import { isClosed } from '#contract/hiring/vocabulary/referral-status.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { ReferenceCheck, ReferenceList } from '../../contract/references/reference-check.ts';
import { offeredActions, referenceActions } from '../../domain/references/reference-actions.ts';
import type { ChecksReader } from '../checks-reader.ts';
import { ownContacts } from './own-contacts.ts';
import { assertOwn } from '../referral-access.ts';

interface ReadReferencesNeeds {
  readonly hiring: Hiring;
  readonly accounts: Pick<AccountReader, 'person'>;
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
  async ofReferral(id: ReferralId, by: UserId): Promise<ReferenceList> {
    const { hiring, accounts, reader, clock } = this.needs;
    const referral = assertOwn(await hiring.referral(id), by);
    const rows = await reader.referencesOf(id, clock.now());
    const own = await ownContacts(accounts, referral);
    return {
      references: rows.map(({ giver, ...shown }) => ({
        ...shown,
        actions: referenceActions(shown.status, giver, own),
      })),
      actions: isClosed(referral.status) ? [] : ['request'],
    };
  }

  async offeredBy(workerId: UserId): Promise<readonly ReferenceCheck[]> {
    const rows = await this.needs.reader.referencesOfferedBy(workerId, this.needs.clock.now());
    return rows.map(({ giver: _giver, ...shown }) => ({ ...shown, actions: offeredActions(shown.status) }));
  }

  /** @throws DomainError `checks.unknown_reference` (not_found) */
  find(list: readonly ReferenceCheck[], id: string): ReferenceCheck {
    const found = list.find((one) => one.id === id);
    if (!found) throw new DomainError('checks.unknown_reference', 'not_found', 'Reference not found');
    return found;
  }
}
