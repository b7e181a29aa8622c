import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AdminReader, ListedUser, PageRequest, UserSearch } from './admin-reader.ts';

const BATCH = 500;

interface ExportUsersNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reader: AdminReader;
  readonly audit: AuditTrail;
}

/** Every user that a search finds, newest first, batch by batch: a large product never stands in memory at once. */
export class ExportUsers {
  private readonly needs: ExportUsersNeeds;

  constructor(needs: ExportUsersNeeds) {
    this.needs = needs;
  }

  /** The export is written down before its first row leaves. */
  async run(by: UserId, search: UserSearch, requestId: string | null): Promise<AsyncIterable<ListedUser>> {
    const users = await this.needs.reader.countUsers(search);
    await this.needs.unitOfWork.transaction(() =>
      this.needs.audit.record({
        actorId: by,
        action: 'users.exported',
        subject: { type: 'users', id: null },
        // Not what was searched for: that may be someone's address, and the log is for good.
        details: { users, role: search.role, searched: search.q !== null },
        requestId,
      }),
    );
    return this.rows(search);
  }

  private async *rows(search: UserSearch): AsyncIterable<ListedUser> {
    let after: PageRequest['after'] = null;
    for (;;) {
      const batch = await this.needs.reader.users(search, { limit: BATCH, after });
      yield* batch.slice(0, BATCH);
      const last = batch[BATCH - 1];
      if (batch.length <= BATCH || !last) return;
      after = { at: last.pageAt, id: last.id };
    }
  }
}
