import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  BudgetVerdict,
  CountedText,
  DayLimit,
  TextBudget,
} from '../../application/texts/text-budget.ts';
import {
  ACCOUNT_LIMIT,
  ADDRESS_LIMIT,
  ASKED_AGAIN_AFTER_MS,
  CODE_LIMIT,
  PHONE_LIMIT,
  SIGN_IN_RESERVE,
  SENDER_TO_PHONE_LIMIT,
  UNCONFIRMED_TEXTS,
  type TextLimit,
} from '../../domain/text-limits.ts';

const MICROS = 1_000_000;

/** How many go out in a day (UTC), and what they may cost in all. */
interface TextsOfDay {
  readonly texts: number;
  readonly dollars: number;
}

/** $1 is locked until the transaction ends. */
const LOCK = {
  name: 'text-budget-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('text-budget:' || $1, 0))`,
};

/**
 * The text that must grow old before there is room, if there is one: as many as the limit allows are younger.
 * @param times SQL: how often the limit applies
 */
function reached(condition: string, { texts, seconds }: TextLimit, times = '1'): string {
  const window = `interval '${seconds} seconds'`;
  return `(select counted_at + ${window} as until from sms_log
    where ${condition} and counted_at > clock_timestamp() - ${window} order by counted_at desc offset ${texts} * ${times} - 1 limit 1)`;
}

/**
 * Codes for signing in have the room of the other codes of a phone, and as much again: others who request
 * codes for it lock no one out.
 */
const TWICE_FOR_SIGN_IN = `(case when $5 then 2 else 1 end)`;
/** $1 phone, $2 budget, $3 sender, $4 address, $5 whether it signs someone in. */
const ROOM = {
  name: 'text-budget-room',
  text: `select extract(epoch from max(until) - clock_timestamp())::float * 1000 as "waitMs" from (
      ${[
        reached('recipient_phone = $1 and budget = $2', PHONE_LIMIT, TWICE_FOR_SIGN_IN),
        reached(`recipient_phone = $1 and budget = $2 and budget = 'code'`, CODE_LIMIT, TWICE_FOR_SIGN_IN),
        reached(
          `recipient_phone = $1 and sender_id = $3::uuid and budget = 'caused' and $2 = 'caused'`,
          SENDER_TO_PHONE_LIMIT,
        ),
        reached('sender_id = $3::uuid', ACCOUNT_LIMIT),
        reached('sender_address = $4', ADDRESS_LIMIT),
      ].join(' union all ')}) reached`,
};

const DAY = `(clock_timestamp() at time zone 'utc')::date`;
const OPEN_DAY = {
  name: 'text-day-open',
  text: `insert into text_days (day) values (${DAY}) on conflict (day) do nothing`,
};
/** $1 texts, $2 micros a day, $3 what this one is assumed to cost. The last one may cost more than is left. */
const COUNT = {
  name: 'text-day-count',
  text: `update text_days set texts = texts + 1, spent_micros = spent_micros + $3
    where day = ${DAY} and texts < $1 and spent_micros < $2 returning extract(epoch from clock_timestamp())::float * 1000 as at`,
};
/** Corrects nothing if the day has been deleted. */
const CORRECT = {
  name: 'text-day-correct',
  text: `update text_days set spent_micros = spent_micros + $2 where day = ($1::timestamptz at time zone 'utc')::date`,
};
const TELL = {
  name: 'text-day-tell',
  text: `update text_days set told_at = clock_timestamp()
    where day = ${DAY} and told_at is null and (texts >= $1 or spent_micros >= $2) returning texts >= $1 as "isFull"`,
};
const NEXT_DAY = {
  name: 'text-day-next',
  text: `select extract(epoch from (${DAY} + 1)::timestamp at time zone 'utc' - clock_timestamp())::float * 1000 as "waitMs"`,
};

/** Counts pending texts too: of two forms submitted together, only one may be the second. */
const MAY_CAUSE = {
  name: 'text-budget-may-cause',
  text: `select u.email_verified_at is not null or u.phone_verified_at is not null
      or (select count(*) from (select from sms_log where sender_id = u.id limit ${UNCONFIRMED_TEXTS}) t) < ${UNCONFIRMED_TEXTS} as may
    from users u where u.id = $1`,
};
/** Counts texts that went out. */
const IS_FIRST = {
  name: 'text-budget-first',
  text: `select u.email_verified_at is not null or u.phone_verified_at is not null
      or (select count(*) from (select from sms_log where sender_id = u.id and counted_at is not null
        limit ${UNCONFIRMED_TEXTS}) t) < ${UNCONFIRMED_TEXTS} as may
    from users u where u.id = $1`,
};

const IS_CONFIRMED = {
  name: 'text-budget-confirmed',
  text: `select id from users where id = $1 and (email_verified_at is not null or phone_verified_at is not null)`,
};

/** The phone is locked, so its figures are exact; those of account and address may be over by what is sent at that very moment. */
export class SqlTextBudget implements TextBudget {
  private readonly sql: Sql;
  private readonly perDay: TextsOfDay;

  constructor(sql: Sql, perDay: TextsOfDay) {
    this.sql = sql;
    this.perDay = perDay;
  }

  async take(text: CountedText): Promise<BudgetVerdict> {
    const { recipientPhone: phone, budget, senderId, senderAddress, isSignIn } = text;
    if (senderId !== null && budget === 'caused') {
      await this.sql.row(LOCK, [senderId]);
      const first = await this.sql.row<{ may: boolean }>(IS_FIRST, [senderId]);
      if (first?.may === false) return wait(ASKED_AGAIN_AFTER_MS);
    }
    await this.sql.row(LOCK, [phone]);
    const room = await this.sql.row<{ waitMs: number | null }>(ROOM, [
      phone,
      budget,
      senderId,
      senderAddress,
      isSignIn,
    ]);
    if (room?.waitMs) return wait(room.waitMs);
    return this.countDay(text);
  }

  async correct(countedAt: Date, micros: number): Promise<void> {
    if (micros !== 0) await this.sql.rows(CORRECT, [countedAt, micros]);
  }

  async takeNews(): Promise<DayLimit | null> {
    const full = await this.sql.row<{ isFull: boolean }>(TELL, this.limits(0));
    return full && (full.isFull ? 'texts' : 'dollars');
  }

  async mayCause(senderId: UserId): Promise<boolean> {
    await this.sql.row(LOCK, [senderId]);
    return (await this.sql.row<{ may: boolean }>(MAY_CAUSE, [senderId]))?.may !== false;
  }

  async isConfirmed(senderId: UserId): Promise<boolean> {
    return (await this.sql.row(IS_CONFIRMED, [senderId])) !== null;
  }

  /** Last of all, because every text of the day waits for that row. */
  private async countDay({ assumedMicros, isSignIn }: CountedText): Promise<BudgetVerdict> {
    await this.sql.row(OPEN_DAY, []);
    const limits = this.limits(isSignIn ? SIGN_IN_RESERVE : 0);
    const counted = await this.sql.row<{ at: number }>(COUNT, [...limits, assumedMicros]);
    if (counted) return { isTaken: true, at: new Date(counted.at) };
    const next = await this.sql.row<{ waitMs: number }>(NEXT_DAY, []);
    return wait(next?.waitMs ?? 0);
  }

  /** Texts and micros; `more` in hundredths. */
  private limits(more: number): readonly [number, number] {
    const part = (100 + more) / 100;
    return [Math.floor(this.perDay.texts * part), Math.round(this.perDay.dollars * part * MICROS)];
  }
}

function wait(waitMs: number): BudgetVerdict {
  return { isTaken: false, waitMs };
}
