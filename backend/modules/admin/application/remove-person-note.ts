import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PersonAction } from './person-action.ts';
import type { PersonNotes } from './person-notes.ts';

interface RemovePersonNoteNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly notes: PersonNotes;
  readonly audit: AuditTrail;
}

/** Lets any admin remove a note; the audit log records the removal (rules.md#person-page). */
export class RemovePersonNote {
  private readonly needs: RemovePersonNoteNeeds;

  constructor(needs: RemovePersonNoteNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `admin.note_not_found` (404) */
  async run({ by, about, requestId }: PersonAction, noteId: string): Promise<void> {
    const { unitOfWork, notes, audit } = this.needs;
    await unitOfWork.transaction(async () => {
      if (!(await notes.remove(about, noteId))) {
        throw new DomainError('admin.note_not_found', 'not_found', 'Note not found');
      }
      const subject = { type: 'user', id: about };
      await audit.record({
        actorId: by,
        action: 'user.note_removed',
        subject,
        details: { noteId },
        requestId,
      });
    });
  }
}
