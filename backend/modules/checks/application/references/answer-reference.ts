import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { ReferencePage } from '../../contract/references/reference-check.ts';
import { answerActions, mayAnswer } from '../../domain/references/reference-actions.ts';
import { ownField } from '../../domain/references/own-reference.ts';
import type { GivenReference, ReferenceCheck } from '../../domain/references/reference-check.ts';
import type { RequestedGiver, ChecksReader } from '../checks-reader.ts';
import { ownContacts } from './own-contacts.ts';
import type { CheckLinks, CheckLog, ReferenceCheckRepository } from '../ports.ts';
import { expiredLink } from '../../domain/expired-link.ts';
import { unknownLink } from '../referral-access.ts';

export interface AnswerReferenceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly reader: Pick<ChecksReader, 'referencePage'>;
  readonly references: ReferenceCheckRepository;
  readonly links: CheckLinks;
  readonly notifier: Notifier;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/**
 * The giver's page: the subject of the reference, and one answer (rules.md#references,
 * rules.md#answered-links).
 */
export class AnswerReference {
  private readonly needs: AnswerReferenceNeeds;

  constructor(needs: AnswerReferenceNeeds) {
    this.needs = needs;
  }

  /**
   * Decides nothing; the status reports a used, late, or revoked link. @throws DomainError
   * `checks.unknown_link`
   */
  async show(token: string): Promise<ReferencePage> {
    const { reader, links, clock } = this.needs;
    const row = await reader.referencePage(links.secrets.hash(token), clock.now());
    if (!row) throw unknownLink();
    const { asked, ...page } = row;
    const isDead = mayAnswer(page.status) && (await this.isOwn(asked));
    const status = isDead ? 'revoked' : page.status;
    return { ...page, status, actions: answerActions(status) };
  }

  /** @throws DomainError `checks.unknown_link`, `checks.already_answered` (conflict), `checks.link_expired` (expired) */
  async run(token: string, given: GivenReference): Promise<void> {
    const { unitOfWork, references, links, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const reference = await references.findByToken(links.secrets.hash(token));
      if (!reference) throw unknownLink();
      const isOpen = mayAnswer(reference.statusAt(clock.now()));
      if (isOpen && (await this.isOwn(giverOf(reference)))) throw expiredLink();
      reference.submit(given, clock.now());
      await references.save(reference);
      await this.tellEmployer(reference);
    });
  }

  /**
   * Contacts change, and old requests were never compared, so the subject of a reference cannot answer by any
   * link (rules.md#own-references).
   */
  private async isOwn({ referralId, workerId, ...giver }: RequestedGiver): Promise<boolean> {
    const { hiring, accounts } = this.needs;
    if (referralId === null) {
      const worker = workerId && (await accounts.person(workerId));
      return worker ? ownField(giver, [worker]) !== null : false;
    }
    const referral = await hiring.referral(referralId);
    return referral !== null && ownField(giver, await ownContacts(accounts, referral)) !== null;
  }

  private async tellEmployer({ referralId, responderName, referenceName }: ReferenceCheck): Promise<void> {
    const { hiring, notifier, log, clock } = this.needs;
    const referral = referralId && (await hiring.referral(referralId));
    if (!referral) return;
    const { jobId, workerName, jobTitle, employerId: userId } = referral;
    const data = { referralId: referral.referralId, jobId, workerName, jobTitle };
    await log.add({
      referralId: referral.referralId,
      kind: 'reference_submitted',
      actor: 'system',
      at: clock.now(),
    });
    await notifier.notify({
      userId,
      kind: 'reference_given',
      data: { ...data, referenceName: responderName ?? referenceName },
    });
  }
}

function giverOf({ giver: { email, phone }, referralId, workerId }: ReferenceCheck): RequestedGiver {
  return { email, phone, referralId, workerId };
}
