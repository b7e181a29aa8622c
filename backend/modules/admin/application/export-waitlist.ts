import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import type { WaitlistSignup } from '../contract/index.ts';
import type { AdminReader, Listed } from './admin-reader.ts';
import { inBatches } from './in-batches.ts';

interface ExportWaitlistNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reader: AdminReader;
  readonly audit: AuditTrail;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Every sign-up of the waitlist that a search finds, newest first. */
export class ExportWaitlist {
  private readonly needs: ExportWaitlistNeeds;

  constructor(needs: ExportWaitlistNeeds) {
    this.needs = needs;
  }

  /** The export is written down before its first row leaves. */
  async run(
    by: UserId,
    q: string | null,
    requestId: string | null,
  ): Promise<AsyncIterable<Listed<WaitlistSignup>>> {
    const { unitOfWork, reader, audit, securityLog } = this.needs;
    const signups = await reader.countWaitlist(q);
    await unitOfWork.transaction(async () => {
      await securityLog.record({ userId: by, kind: 'data_exported', detail: 'waitlist' });
      await audit.record({
        actorId: by,
        action: 'waitlist.exported',
        subject: { type: 'waitlist', id: null },
        // Leaves out the search text: it may be someone's address, and the log is permanent.
        details: { signups, searched: q !== null },
        requestId,
      });
    });
    return inBatches((page) => reader.waitlist(q, page));
  }
}
