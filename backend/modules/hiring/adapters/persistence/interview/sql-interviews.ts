import { asId, type ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { InterviewStore } from '#modules/hiring/application/interview/interview-store.ts';
import { Interview, type InterviewRecord } from '#modules/hiring/domain/interview/interview.ts';

const COLUMNS = `id, referral_id as "referralId", iso(at) as at, time_zone as "timeZone", kind, place, note, status,
    array(select iso(t) from unnest(proposed_times) t) as "proposedTimes", iso(answered_at) as "answeredAt", nonce,
    token_hash as "tokenHash", iso(next_reminder_at) as "nextReminderAt", iso(created_at) as "createdAt",
    iso(updated_at) as "updatedAt"`;

const BY_TOKEN = {
  name: 'interview-by-token',
  text: `select ${COLUMNS} from interviews where token_hash = $1 for update`,
};
const LIVE = {
  name: 'interview-live',
  text: `select ${COLUMNS} from interviews where referral_id = $1 and status <> 'ended' for update`,
};
const SAVE = {
  name: 'interview-save',
  text: `insert into interviews (id, referral_id, at, time_zone, kind, place, note, status, proposed_times, answered_at, nonce,
      token_hash, next_reminder_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz[], $10, $11, $12, $13, $14, $15)
    on conflict (id) do update set status = excluded.status, proposed_times = excluded.proposed_times,
      answered_at = excluded.answered_at, next_reminder_at = excluded.next_reminder_at, updated_at = excluded.updated_at`,
};
const TO_REMIND = {
  name: 'interviews-to-remind',
  text: `select referral_id as "referralId" from interviews
    where next_reminder_at is not null and next_reminder_at <= $1 order by next_reminder_at limit $2`,
};

type Times = 'at' | 'proposedTimes' | 'answeredAt' | 'nextReminderAt' | 'createdAt' | 'updatedAt';

type InterviewRow = Omit<InterviewRecord, Times> & {
  readonly at: string;
  readonly proposedTimes: readonly string[];
  readonly answeredAt: string | null;
  readonly nextReminderAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

function interviewOf(row: InterviewRow): Interview {
  return new Interview({
    ...row,
    at: new Date(row.at),
    proposedTimes: row.proposedTimes.map((time) => new Date(time)),
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
    nextReminderAt: row.nextReminderAt === null ? null : new Date(row.nextReminderAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });
}

export class SqlInterviews implements InterviewStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async findByToken(tokenHash: string): Promise<Interview | null> {
    const row = await this.sql.row<InterviewRow>(BY_TOKEN, [tokenHash]);
    return row && interviewOf(row);
  }

  async findLive(referralId: ReferralId): Promise<Interview | null> {
    const row = await this.sql.row<InterviewRow>(LIVE, [referralId]);
    return row && interviewOf(row);
  }

  async save({ facts }: Interview): Promise<void> {
    const { id, referralId, at, timeZone, kind, place, note, status, proposedTimes, answeredAt } = facts;
    const { nonce, tokenHash, nextReminderAt, createdAt, updatedAt } = facts;
    await this.sql.rows(SAVE, [
      id,
      referralId,
      at,
      timeZone,
      kind,
      place,
      note,
      status,
      proposedTimes,
      answeredAt,
      nonce,
      tokenHash,
      nextReminderAt,
      createdAt,
      updatedAt,
    ]);
  }

  async toRemind(now: Date, limit: number): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ referralId: string }>(TO_REMIND, [now, limit]);
    return rows.map(({ referralId }) => asId<'referral'>(referralId));
  }
}
