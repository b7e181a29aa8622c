import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { I9Row } from '../contract/i9-form.ts';
import { dayIn } from '../domain/i9-dates.ts';
import { dueOf } from '../domain/i9-due.ts';
import type { I9ListQuery, I9ListRow, I9Reader } from './ports.ts';

/** A row, and where it stands in its list. */
export interface ListedForm {
  readonly row: I9Row;
  readonly nextDueOn: string | null;
}

/** The employer's board: what is due, and all there is. */
export class ListForms {
  private readonly reader: Pick<I9Reader, 'list'>;
  private readonly clock: Clock;

  constructor(reader: Pick<I9Reader, 'list'>, clock: Clock) {
    this.reader = reader;
    this.clock = clock;
  }

  /** One row more than the limit. */
  async run(employer: UserId, query: I9ListQuery): Promise<readonly ListedForm[]> {
    const now = this.clock.now();
    return (await this.reader.list(employer, query)).map((row) => listed(row, now));
  }
}

function listed(row: I9ListRow, now: Date): ListedForm {
  const {
    formStatus,
    receiptDueOn: _receipt,
    reverifyOn: _reverify,
    isRetentionOnly: _only,
    timeZone,
    nextDueOn,
    ...rest
  } = row;
  const due = dueOf(row);
  const isLate = due !== null && due.on !== null && due.on < dayIn(timeZone, now);
  return { row: { ...rest, status: formStatus, due: due && { ...due, isLate } }, nextDueOn };
}
