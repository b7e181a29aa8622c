import type { PageRequest, Listed } from './admin-reader.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PersonNote } from '../contract/index.ts';

/** Admins' notes about a person. */
export interface PersonNotes {
  /** Newest first, with one extra row if more follow. */
  list(about: UserId, page: PageRequest): Promise<Listed<PersonNote>[]>;
  /** (tx) Answers the id. */
  add(note: { readonly about: UserId; readonly by: UserId; readonly text: string }): Promise<string>;
  /** (tx) False if the person has no such note. */
  remove(about: UserId, id: string): Promise<boolean>;
}
