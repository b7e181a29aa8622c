import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import type { AdminReader, ListedUser, UserSearch } from './admin-reader.ts';
import { inBatches } from './in-batches.ts';

interface ExportUsersNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reader: AdminReader;
  readonly audit: AuditTrail;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Every user that a search finds, newest first. */
export class ExportUsers {
  private readonly needs: ExportUsersNeeds;

  constructor(needs: ExportUsersNeeds) {
    this.needs = needs;
  }

  /** The export is written down before its first row leaves. */
  async run(by: UserId, search: UserSearch, requestId: string | null): Promise<AsyncIterable<ListedUser>> {
    const users = await this.needs.reader.countUsers(search);
    const { unitOfWork, audit, securityLog } = this.needs;
    await unitOfWork.transaction(async () => {
      await securityLog.record({ userId: by, kind: 'data_exported', detail: 'users' });
      await audit.record({
        actorId: by,
        action: 'users.exported',
        subject: { type: 'users', id: null },
        // Leaves out the search text: it may be someone's address, and the log is permanent.
        details: { users, role: search.role, searched: search.q !== null },
        requestId,
      });
    });
    return inBatches((page) => this.needs.reader.users(search, page));
  }
}
