import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SandboxDisputes } from './sandbox-disputes.ts';

interface SandboxDecision {
  readonly id: string;
  readonly outcome: 'won' | 'lost';
  readonly by: UserId;
  readonly requestId: string | null;
}

/**
 * An admin decides for the bank of the sandbox: it moves money, so the audit log names the admin
 * (rules.md#admin-audit-trail).
 */
export class DecideSandboxDispute {
  private readonly unitOfWork: UnitOfWork;
  private readonly disputes: SandboxDisputes;
  private readonly audit: AuditTrail;

  constructor(unitOfWork: UnitOfWork, disputes: SandboxDisputes, audit: AuditTrail) {
    this.unitOfWork = unitOfWork;
    this.disputes = disputes;
    this.audit = audit;
  }

  /** @throws DomainError `billing.unknown_object` (not_found) */
  async run({ id, outcome, by, requestId }: SandboxDecision): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      if (!(await this.disputes.decide(id, outcome))) return;
      await this.audit.record({
        actorId: by,
        action: 'dispute.decided',
        subject: { type: 'dispute', id },
        details: { outcome },
        requestId,
      });
    });
  }
}
