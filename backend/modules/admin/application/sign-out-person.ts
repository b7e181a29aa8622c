import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountAdministration } from '#modules/identity/index.ts';
import type { PersonAction } from './person-action.ts';

interface SignOutPersonNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly accounts: Pick<AccountAdministration, 'endSessions'>;
  readonly audit: AuditTrail;
}

/** Ends all sessions of someone who lost a phone or whose account was taken over (rules.md#person-page). */
export class SignOutPerson {
  private readonly needs: SignOutPersonNeeds;

  constructor(needs: SignOutPersonNeeds) {
    this.needs = needs;
  }

  /** How many sessions that ended. @throws DomainError `identity.user_not_found` (404) */
  async run({ by, about, requestId }: PersonAction): Promise<number> {
    const { unitOfWork, accounts, audit } = this.needs;
    return unitOfWork.transaction(async () => {
      const sessions = await accounts.endSessions(about);
      await audit.record({
        actorId: by,
        action: 'user.signed_out',
        subject: { type: 'user', id: about },
        details: { sessions },
        requestId,
      });
      return sessions;
    });
  }
}
