import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountAdministration, AccountType } from '#modules/identity/index.ts';

interface ChangeUserRoleNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly accounts: AccountAdministration;
  readonly audit: AuditTrail;
}

/** An admin gives someone a type, any of the four (rules.md#admins-by-admins). Repeating it does nothing and leaves no trace. */
export class ChangeUserRole {
  private readonly needs: ChangeUserRoleNeeds;

  constructor(needs: ChangeUserRoleNeeds) {
    this.needs = needs;
  }

  /** @throws as `AccountAdministration.assignType` */
  async run(by: UserId, userId: UserId, userType: AccountType, requestId: string | null): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const from = await this.needs.accounts.assignType(userId, userType, by);
      if (from === userType) return;
      await this.needs.audit.record({
        actorId: by,
        action: 'user.role_changed',
        subject: { type: 'user', id: userId },
        details: { from, to: userType },
        requestId,
      });
    });
  }
}
