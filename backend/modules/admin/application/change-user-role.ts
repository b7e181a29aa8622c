import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountAdministration, AccountType } from '#modules/identity/index.ts';

/** An admin gives somebody a type, any of the four (rules.md#admins-by-admins). Repeating it does nothing and leaves no trace. */
export class ChangeUserRole {
  private readonly unitOfWork: UnitOfWork;
  private readonly accounts: AccountAdministration;
  private readonly audit: AuditTrail;

  constructor(unitOfWork: UnitOfWork, accounts: AccountAdministration, audit: AuditTrail) {
    this.unitOfWork = unitOfWork;
    this.accounts = accounts;
    this.audit = audit;
  }

  /** @throws as `AccountAdministration.assignType` */
  async run(by: UserId, userId: UserId, userType: AccountType, requestId: string | null): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const from = await this.accounts.assignType(userId, userType, by);
      if (from === userType) return;
      await this.audit.record({
        actorId: by,
        action: 'user.role_changed',
        subject: { type: 'user', id: userId },
        details: { from, to: userType },
        requestId,
      });
    });
  }
}
