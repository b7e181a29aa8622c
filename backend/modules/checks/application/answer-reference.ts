import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { ReferencePage } from '../contract/reference-check.ts';
import type { GivenReference, ReferenceCheck } from '../domain/reference-check.ts';
import type { ChecksReader } from './checks-reader.ts';
import type { CheckLinks, CheckLog, ReferenceCheckRepository } from './ports.ts';
import { unknownLink } from './referral-access.ts';

export interface AnswerReferenceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'referencePage'>;
  readonly references: ReferenceCheckRepository;
  readonly links: CheckLinks;
  readonly notifier: Notifier;
  readonly log: CheckLog;
  readonly clock: Clock;
}

/** The giver's page: whom the reference is about, and one answer (rules.md#references, rules.md#answered-links). */
export class AnswerReference {
  private readonly needs: AnswerReferenceNeeds;

  constructor(needs: AnswerReferenceNeeds) {
    this.needs = needs;
  }

  /** Decides nothing; a used, late or revoked link says so in its status. @throws DomainError `checks.unknown_link` */
  async show(token: string): Promise<ReferencePage> {
    const { reader, links, clock } = this.needs;
    const row = await reader.referencePage(links.secrets.hash(token), clock.now());
    if (!row) throw unknownLink();
    return row;
  }

  /** @throws DomainError `checks.unknown_link`, `checks.already_answered` (conflict), `checks.link_expired` (expired) */
  async run(token: string, given: GivenReference): Promise<void> {
    const { unitOfWork, references, links, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const reference = await references.findByToken(links.secrets.hash(token));
      if (!reference) throw unknownLink();
      reference.submit(given, clock.now());
      await references.save(reference);
      await this.tellEmployer(reference);
    });
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
