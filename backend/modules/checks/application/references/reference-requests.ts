import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import { assertOthersReference } from '../../domain/references/own-reference.ts';
import {
  ReferenceCheck,
  type ReferenceCheckId,
  type ReferenceGiver,
  type ReferenceSubject,
} from '../../domain/references/reference-check.ts';
import { ownContacts } from './own-contacts.ts';
import type { CheckLinks, CheckLog, ReferenceCheckRepository } from '../ports.ts';
import { assertOpen, lockOwn } from '../referral-access.ts';

export interface ReferenceRequestsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly references: ReferenceCheckRepository;
  readonly links: CheckLinks;
  readonly notifier: Notifier;
  readonly log: CheckLog;
  readonly phones: PhoneNumbers;
  readonly clock: Clock;
}

/**
 * An employer requests references, or a worker offers them: one link each, one answer (rules.md#references).
 */
export class ReferenceRequests {
  private readonly needs: ReferenceRequestsNeeds;

  constructor(needs: ReferenceRequestsNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.invalid_phone`,
   * `checks.own_reference`
   */
  async request(referralId: ReferralId, by: UserId, typed: ReferenceGiver): Promise<ReferenceCheckId> {
    const { unitOfWork, hiring, log, clock } = this.needs;
    const giver = this.reachable(typed);
    return unitOfWork.transaction(async () => {
      const referral = await lockOwn(hiring, referralId, by);
      assertOpen(referral);
      await this.assertOthers(giver, referral);
      const at = clock.now();
      await log.add({ referralId, kind: 'reference_requested', actor: 'employer', at });
      const asked = { workerName: referral.workerName, asker: referral.company };
      return this.ask({ referralId, workerId: null }, giver, by, asked);
    });
  }

  /** For all employers of the worker. @throws DomainError `checks.invalid_phone` (invalid), `checks.own_reference` (rule_broken) */
  async offer(workerId: UserId, typed: ReferenceGiver): Promise<ReferenceCheckId> {
    const { unitOfWork, accounts } = this.needs;
    const giver = this.reachable(typed);
    const person = await accounts.person(workerId);
    if (!person) throw unknownReference();
    assertOthersReference(giver, [person], 'worker');
    const workerName = `${person.firstName} ${person.lastName}`;
    return unitOfWork.transaction(() =>
      this.ask({ referralId: null, workerId }, giver, workerId, { workerName, asker: workerName }),
    );
  }

  /**
   * The giver gets a new link, and the old one no longer opens anything. @throws DomainError
   * `checks.not_owner`, `checks.unknown_reference`, `checks.already_answered`, `checks.giver_unreachable`,
   * `checks.own_reference`
   */
  async replaceLink(id: ReferenceCheckId, by: UserId, about: ReferralId): Promise<void> {
    const { unitOfWork, hiring, references, links, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const referral = await lockOwn(hiring, about, by);
      const reference = await this.own(id, by, about);
      // Contacts change, and old requests were never compared.
      await this.assertOthers(reference.giver, referral);
      const token = reference.replaceLink(links.secrets, clock.now());
      await references.save(reference);
      const link = links.urlOfToken('checks.reference', token);
      await this.tell(reference.giver, by, {
        workerName: referral.workerName,
        asker: referral.company,
        link,
      });
    });
  }

  /** `about` is null for one that a worker offers. @throws DomainError as `replaceLink` */
  async revoke(id: ReferenceCheckId, by: UserId, about: ReferralId | null): Promise<void> {
    const { unitOfWork, references, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const reference = await this.own(id, by, about);
      reference.revoke(clock.now());
      await references.save(reference);
    });
  }

  private async ask(
    subject: ReferenceSubject,
    giver: ReferenceGiver,
    by: UserId,
    data: { readonly workerName: string; readonly asker: string },
  ): Promise<ReferenceCheckId> {
    const { references, links, clock } = this.needs;
    const { reference, token } = ReferenceCheck.request(subject, giver, by, links.secrets, clock.now());
    await references.add(reference);
    await this.tell(giver, by, { ...data, link: links.urlOfToken('checks.reference', token) });
    return reference.id;
  }

  private async tell(
    giver: ReferenceGiver,
    by: UserId,
    data: { readonly workerName: string; readonly asker: string; readonly link: string },
  ): Promise<void> {
    const { notifier, accounts } = this.needs;
    await notifier.text({
      // Without a phone, only the email is sent.
      to: giver.phone ?? '',
      email: giver.email,
      // The giver's language is unknown, so the message uses the requester's.
      language: (await accounts.person(by))?.language ?? 'en',
      senderId: by,
      jobId: null,
      recipientName: giver.name,
      asked: false,
      kind: 'reference_request',
      data,
    });
  }

  /** Neither the candidate, by the referral or by their account, nor the employer (rules.md#own-references). */
  private async assertOthers(giver: ReferenceGiver, referral: ReferralFacts): Promise<void> {
    assertOthersReference(giver, await ownContacts(this.needs.accounts, referral), 'employer');
  }

  private reachable(giver: ReferenceGiver): ReferenceGiver {
    if (giver.phone === null) return giver;
    const phone = requireTextedPhone(this.needs.phones, giver.phone, {
      code: 'checks.invalid_phone',
      message: 'Please enter a valid phone number',
      path: 'phone',
    });
    return { ...giver, phone };
  }

  private async own(id: ReferenceCheckId, by: UserId, about: ReferralId | null): Promise<ReferenceCheck> {
    const { hiring, references } = this.needs;
    if (about !== null) await lockOwn(hiring, about, by);
    const reference = await references.find(id);
    if (reference?.requestedBy !== by || reference.referralId !== about) throw unknownReference();
    return reference;
  }
}

function unknownReference(): DomainError {
  return new DomainError('checks.unknown_reference', 'not_found', 'Reference not found');
}
