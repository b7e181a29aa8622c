import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { DomainEvent } from '#kernel/domain-events.ts';
import type { Task } from '#kernel/tasks.ts';
import type { Sql } from '../persistence/sql.ts';

/** An ID, a day, an instant, or a word from our own lists. */
const BARE =
  /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|[A-Za-z][\w.:-]{0,99}|)$/i;

/** The step that caused it, if tracing is on. */
export interface Traced {
  readonly trace?: string;
}

/** The stored form in the queue; work of an earlier release has no seal. */
type Resting<Work> = Work & Traced & { readonly sealed?: string };

/** A task has no ID before it is written, so its kind takes that place. */
const placeOf = (row: string): FieldPlace => ({ table: 'pgboss.job', column: 'data', row });

/**
 * Events and tasks wait in the queue, and permanently failed ones stay for a year. Their words, addresses,
 * and numbers are sealed (rules.md#sealed-fields). Work that contains only IDs stays readable.
 */
export class SealedWork {
  private readonly cipher: FieldCipher;

  constructor(cipher: FieldCipher) {
    this.cipher = cipher;
  }

  sealTask(task: { kind: string; data: object }): Resting<{ kind: string; data: object }> {
    if (isBare(task.data)) return task;
    const { kind } = task;
    return { kind, data: {}, sealed: this.cipher.seal(JSON.stringify(task.data), placeOf(kind)) };
  }

  openTask({ sealed, ...task }: Resting<Task>): Task {
    if (sealed === undefined) return task;
    const data: unknown = JSON.parse(this.cipher.open(sealed, placeOf(task.kind)));
    return { ...task, data } as Task;
  }

  /** Leaves the IDs outside the seal, because processes of an earlier release need them. */
  sealEvent(event: DomainEvent): Resting<DomainEvent> {
    if (isBare(event.payload)) return event;
    const sealed = this.cipher.seal(JSON.stringify(event.payload), placeOf(event.id));
    return { ...event, payload: withoutWords(event.payload), sealed } as Resting<typeof event>;
  }

  openEvent({ sealed, ...event }: Resting<DomainEvent>): DomainEvent {
    if (sealed === undefined) return event;
    const payload: unknown = JSON.parse(this.cipher.open(sealed, placeOf(event.id)));
    return { ...event, payload } as DomainEvent;
  }
}

function isBare(value: unknown): boolean {
  if (typeof value === 'string') return BARE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isBare);
}

function withoutWords(payload: object): object {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]: [string, unknown]) => [name, isBare(value) ? value : null]),
  );
}

const RESTING = {
  name: 'sealed-work-find',
  text: `select id, coalesce(data ->> 'kind', data ->> 'id') as row, data ->> 'sealed' as sealed from pgboss.job
    where data ? 'sealed' and not starts_with(data ->> 'sealed', $1) limit 100 for update skip locked`,
};
const RENEW = {
  name: 'sealed-work-renew',
  text: `update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb($2::text)) where id = $1`,
};

/** Reseals waiting or failed work during key rotation. */
export class SealedQueue implements SealedFields {
  readonly name = 'work in the queue';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async sealAnew(): Promise<number> {
    const found = await this.sql.rows<{ id: string; row: string; sealed: string }>(RESTING, [
      this.cipher.currentPrefix,
    ]);
    for (const { id, row, sealed } of found) {
      const anew = this.cipher.seal(this.cipher.open(sealed, placeOf(row)), placeOf(row));
      await this.sql.rows(RENEW, [id, anew]);
    }
    return found.length;
  }
}
