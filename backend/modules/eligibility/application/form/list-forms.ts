import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import type { I9Row, MyI9Row } from '../../contract/form/i9-form.ts';
import { rowActions } from '../../domain/actions/employer-actions.ts';
import { ownRowActions } from '../../domain/actions/worker-actions.ts';
import { dayIn } from '../../domain/due/i9-dates.ts';
import { dueOf } from '../../domain/due/i9-due.ts';
import type { I9ListQuery, I9ListRow, I9Reader } from '../ports.ts';

/** A row, and where it stands in its list. */
export interface ListedForm {
  readonly row: I9Row;
  readonly nextDueOn: string | null;
}

interface ListFormsNeeds {
  readonly reader: Pick<I9Reader, 'list' | 'listOfWorker'>;
  readonly own: Pick<OwnReferrals, 'proven'>;
  readonly clock: Clock;
}

/** The employer's board, what is due and all there is; and a worker's own forms. */
export class ListForms {
  private readonly needs: ListFormsNeeds;

  constructor(needs: ListFormsNeeds) {
    this.needs = needs;
  }

  /** One row more than the limit. */
  async ofWorker(worker: UserId, page: Page): Promise<readonly MyI9Row[]> {
    const rows = await this.needs.reader.listOfWorker(worker, await this.needs.own.proven(worker), page);
    return rows.map((row) => ({ ...row, actions: ownRowActions({ ...row, formStatus: row.status }) }));
  }

  /** One row more than the limit. */
  async run(employer: UserId, query: I9ListQuery): Promise<readonly ListedForm[]> {
    const now = this.needs.clock.now();
    return (await this.needs.reader.list(employer, query)).map((row) => listed(row, now));
  }
}

function listed(row: I9ListRow, now: Date): ListedForm {
  const {
    formStatus,
    receiptDueOn: _receipt,
    reverifyOn: _reverify,
    everifyDueKind: _kind,
    everifyDueOn: _dueOn,
    workdays: _days,
    closedOnHolidays: _holidays,
    expectedEndOn: _end,
    isRetentionOnly: _only,
    hireEndedOn: _hireEnd,
    timeZone,
    nextDueOn,
    ...rest
  } = row;
  const due = dueOf(row);
  const isLate = due !== null && due.on !== null && due.on < dayIn(timeZone, now);
  return {
    row: { ...rest, status: formStatus, due: due && { ...due, isLate }, actions: rowActions(row) },
    nextDueOn,
  };
}
