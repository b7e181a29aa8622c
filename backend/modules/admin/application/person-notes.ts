import type { PageRequest, Listed } from './admin-reader.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PersonNote } from '../contract/index.ts';

/** What admins note about someone. */
export interface PersonNotes {
  /** Newest first, one more than the limit where there are more. */
  list(about: UserId, page: PageRequest): Promise<Listed<PersonNote>[]>;
  /** (tx) Answers the id. */
  add(note: { readonly about: UserId; readonly by: UserId; readonly text: string }): Promise<string>;
  /** (tx) False where there is no such note about them. */
  remove(about: UserId, id: string): Promise<boolean>;
}
