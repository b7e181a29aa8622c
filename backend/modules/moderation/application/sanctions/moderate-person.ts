import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PersonAction } from '../../contract/vocabulary/decisions.ts';
import type { ReportReason } from '../../contract/vocabulary/reports.ts';
import type { ReportedContents } from '../content/reported-content.ts';
import { userNotFound } from '../errors.ts';
import type { SanctionPerson } from './sanction-person.ts';

export interface PersonDecision {
  readonly action: PersonAction;
  readonly reason: string;
  readonly notes: string | null;
  readonly reasonCategory: ReportReason | null;
  readonly duration: number | null;
}

interface ModeratePersonNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly contents: ReportedContents;
  readonly sanctions: SanctionPerson;
  readonly audit: AuditTrail;
}

/** An admin decides about someone without a case. */
export class ModeratePerson {
  private readonly needs: ModeratePersonNeeds;

  constructor(needs: ModeratePersonNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.user_not_found` (404), and as `SanctionPerson.run` */
  async run(userId: UserId, by: UserId, decision: PersonDecision, requestId: string | null): Promise<string> {
    const { unitOfWork, contents, sanctions, audit } = this.needs;
    return unitOfWork.transaction(async () => {
      const person = await contents.find('user', userId);
      if (!person || person.isDeleted) throw userNotFound();
      const id = await sanctions.run({
        ...decision,
        reasonCategory: decision.reasonCategory ?? 'other',
        userId,
        by,
        about: { type: 'user', id: userId, excerpt: person.title ?? '' },
        caseId: null,
        reportId: null,
      });
      await audit.record({
        actorId: by,
        action: `moderation.${decision.action}`,
        subject: { type: 'user', id: userId },
        details: { actionId: id, duration: decision.duration },
        requestId,
      });
      return id;
    });
  }
}
