import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { ChecksReader, ReferenceRow } from './checks-reader.ts';
import type { CheckLinks } from './ports.ts';
import { assertOwn } from './referral-access.ts';

type ListedReference = Omit<ReferenceRow, 'nonce' | 'tokenHash'> & { readonly url: string | null };

interface ReadReferencesNeeds {
  readonly hiring: Hiring;
  readonly reader: ChecksReader;
  readonly links: CheckLinks;
  readonly clock: Clock;
}

/** References for those who asked for them, with the link as long as it can be answered. */
export class ReadReferences {
  private readonly needs: ReadReferencesNeeds;

  constructor(needs: ReadReferencesNeeds) {
    this.needs = needs;
  }

  /** Asked for by the employer, and offered by the worker. @throws DomainError `checks.unknown_referral`, `checks.not_owner` */
  async ofReferral(id: ReferralId, by: UserId): Promise<readonly ListedReference[]> {
    assertOwn(await this.needs.hiring.referral(id), by);
    return (await this.needs.reader.referencesOf(id, this.needs.clock.now())).map((row) =>
      this.listed(row, row.offeredByWorker),
    );
  }

  async offeredBy(workerId: UserId): Promise<readonly ListedReference[]> {
    const rows = await this.needs.reader.referencesOfferedBy(workerId, this.needs.clock.now());
    return rows.map((row) => this.listed(row, false));
  }

  /** @throws DomainError `checks.unknown_reference` (not_found) */
  find(list: readonly ListedReference[], id: string): ListedReference {
    const found = list.find((one) => one.id === id);
    if (!found) throw new DomainError('checks.unknown_reference', 'not_found', 'Reference not found');
    return found;
  }

  /** A link that someone else has made is not shown. */
  private listed({ nonce, tokenHash, ...row }: ReferenceRow, isHidden: boolean): ListedReference {
    const isOpen = row.status === 'open' && !isHidden;
    return {
      ...row,
      url: isOpen ? this.needs.links.urlOf('reference', { id: row.id, nonce, tokenHash }) : null,
    };
  }
}
