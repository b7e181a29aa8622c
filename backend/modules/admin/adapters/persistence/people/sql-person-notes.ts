import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Listed, PageRequest } from '#modules/admin/application/admin-reader.ts';
import type { PersonNotes } from '#modules/admin/application/person-notes.ts';
import type { PersonNote } from '#contract/admin/index.ts';
import { pageOf, personFilter, type ListSource } from '../lists/list-statement.ts';
import { namedPerson } from './person-expressions.ts';

const NOTES: ListSource = {
  name: 'admin-person-notes',
  table: 'person_notes',
  at: 'created_at',
  columns: `x.text, ${namedPerson('a')} as author, iso(x.created_at) as "createdAt"`,
  joins: 'join users a on a.id = x.author_id',
};
const ADD = {
  name: 'person-note-add',
  text: `insert into person_notes (id, user_id, author_id, text, created_at) values ($1, $2, $3, $4, $5)`,
};
const REMOVE = {
  name: 'person-note-remove',
  text: `delete from person_notes where id = $1 and user_id = $2 returning id`,
};

export class SqlPersonNotes implements PersonNotes {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async list(about: UserId, page: PageRequest): Promise<Listed<PersonNote>[]> {
    const { statement, values } = pageOf(NOTES, [personFilter('user', about)], page);
    return this.sql.rows(statement, values);
  }

  async add({ about, by, text }: { about: UserId; by: UserId; text: string }): Promise<string> {
    const id = newId();
    await this.sql.rows(ADD, [id, about, by, text, this.clock.now()]);
    return id;
  }

  async remove(about: UserId, id: string): Promise<boolean> {
    return (await this.sql.rows(REMOVE, [id, about])).length > 0;
  }
}
