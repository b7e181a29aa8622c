import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AdminReader } from './admin-reader.ts';
import type { PersonAction } from './person-action.ts';
import type { PersonNotes } from './person-notes.ts';

interface AddPersonNoteNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reader: Pick<AdminReader, 'person'>;
  readonly notes: PersonNotes;
  readonly audit: AuditTrail;
}

/** An admin notes something about someone. The audit log has that it was done, and none of the words (rules.md#person-page). */
export class AddPersonNote {
  private readonly needs: AddPersonNoteNeeds;

  constructor(needs: AddPersonNoteNeeds) {
    this.needs = needs;
  }

  /** The note's id. @throws DomainError `identity.user_not_found` (404), `identity.account_deleted` (409) */
  async run({ by, about, requestId }: PersonAction, text: string): Promise<string> {
    const { unitOfWork, reader, notes, audit } = this.needs;
    return unitOfWork.transaction(async () => {
      const person = await reader.person(about);
      if (!person) throw new DomainError('identity.user_not_found', 'not_found', 'User not found');
      if (person.status === 'deleted') {
        throw new DomainError('identity.account_deleted', 'conflict', 'This account was deleted');
      }
      const noteId = await notes.add({ about, by, text });
      const subject = { type: 'user', id: about };
      await audit.record({ actorId: by, action: 'user.noted', subject, details: { noteId }, requestId });
      return noteId;
    });
  }
}
