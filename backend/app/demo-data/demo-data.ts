import type { Logger } from 'pino';
import { MAKE_ADMIN, PASSWORD_HASHER } from '#modules/identity/index.ts';
import { TERMS_VERSION } from '#contract/identity/index.ts';
import { isContention } from '#platform/persistence/connection/contention.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Worker } from '#platform/queue/worker.ts';
import type { Settings } from '#platform/settings.ts';
import { ROUTES } from '#platform/tokens.ts';
import { buildApplication } from '../container.ts';
import { Progress } from '../progress.ts';
import { DemoApi } from './demo-api.ts';
import { tellOnlyReaders } from './quick/few-notices.ts';
import { OneHash } from './quick/one-hash.ts';
import { DEMO_PASSWORD } from './people/people.ts';
import { SentLinks } from './sent-links.ts';
import { StoryClock } from './story/story-clock.ts';
import { LARGE_STORY, SMALL_STORY, storyStart, tellStory, type StorySize } from './story/tell-story.ts';

const DELIVERIES_AT_ONCE = 8;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const STATE = { name: 'demo-state', text: `select finished_at is not null as finished from demo_data` };
/** A person with an account, or only on the waitlist. */
const ANYBODY = {
  name: 'demo-anybody',
  text: `select 1 as found from users union all select 1 from waitlist_signups limit 1`,
};
/** Someone who is not part of a demo. */
const REAL_PERSON = {
  name: 'demo-real-person',
  text: `select 1 as found from users where email is null or email not like '%.crewvine.test'
    union all select 1 from waitlist_signups where email not like '%.crewvine.test' limit 1`,
};
const BEGIN = {
  name: 'demo-begin',
  text: `insert into demo_data (started_at) values (now()) on conflict do nothing`,
};
/** Anyone may sign in to these accounts, so their activity must not count (rules.md#leaderboard-members). */
const MARK_STAFF = {
  name: 'demo-mark-staff',
  text: `update users set is_staff = true where email like '%@demo.crewvine.test'`,
};
/** Some time between sign-up and now: the story's calls have no browser that would report activity. */
const MARK_ACTIVE = {
  name: 'demo-mark-active',
  text: `update users set last_active_at = created_at + ($1 - created_at) * ((hashtext(email) & 1023) / 1023.0)`,
};
/**
 * Everything except the last day and a half, so that an account has a few new notices, as on any other day.
 */
const MARK_READ = {
  name: 'demo-mark-read',
  text: `update notifications set is_read = true where created_at < $1::timestamptz - interval '36 hours'`,
};
const FINISH = { name: 'demo-finish', text: `update demo_data set finished_at = now()` };

export interface DemoOrder {
  readonly sql: Sql;
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** The end of the story, by the product's clock. */
  readonly now: Date;
  readonly size?: StorySize;
}

/** Whether a database has demo data, finished or not. */
export async function hasDemoData(sql: Sql): Promise<boolean> {
  return (await sql.row(STATE)) !== null;
}

/**
 * Fills an empty database once. Data from an interrupted start is deleted and created again, unless a real
 * person has signed up since.
 */
export async function ensureDemoData(order: DemoOrder): Promise<void> {
  const { sql, log } = order;
  const state = await sql.row<{ finished: boolean }>(STATE);
  if (state?.finished) return;
  if (state && (await sql.row(REAL_PERSON))) {
    log.warn('the demo data stay half made: there are real people in this database');
    return;
  }
  if (state) await clearEverything(sql);
  else if (await sql.row(ANYBODY)) return;
  await sql.rows(BEGIN);
  const started = Date.now();
  const progress = new Progress();
  await makeDemoData(order, progress);
  await sql.rows(FINISH);
  progress.end(`Demo data is ready (${Math.round((Date.now() - started) / 1000)} s).`);
}

async function makeDemoData(order: DemoOrder, progress: Progress): Promise<void> {
  const { settings, databaseUrl, log, now } = order;
  const size = order.size ?? (settings.demoData === 'large' ? LARGE_STORY : SMALL_STORY);
  const clock = new StoryClock(storyStart(now));
  const application = await buildApplication({
    // A demo must not send real checks or texts, and half a year of texts exceeds a daily limit.
    settings: { ...settings, process: 'web', backgroundChecks: null, textsOfDay: null },
    databaseUrl: withoutWaitingForDisk(databaseUrl),
    log,
    clock,
    consumersTogether: true,
    adapt: (container) => {
      const hasher = new OneHash(container.get(PASSWORD_HASHER));
      container.rebind(PASSWORD_HASHER).toConstantValue(hasher);
      tellOnlyReaders(container);
    },
  });
  try {
    await application.get(MAKE_ADMIN).run({
      email: 'admin@demo.crewvine.test',
      password: DEMO_PASSWORD,
      termsVersion: TERMS_VERSION,
    });
    await tellStory({
      api: new DemoApi(application.all(ROUTES).flat(), new SentLinks(application)),
      sql: application.sql,
      clock,
      now,
      size,
      endOfDay: (daysLeft) => endDay(application.worker, daysLeft),
      tellProgress: (day, share) =>
        progress.show(`Making demo data: ${MONTH.format(day)}`, ` (${Math.round(share * 100)} %)`),
    });
    await application.sql.rows(MARK_STAFF);
    await application.sql.rows(MARK_ACTIVE, [now]);
    await application.sql.rows(MARK_READ, [now]);
  } finally {
    await application.stop();
  }
}

/** The sweeps that the next day's steps depend on: texts held for the morning, and money in transit. */
const SWEPT_DAILY = new Set([
  'notifications.release_held_texts',
  'billing.release_milestones',
  'billing.check_withdrawals',
  'billing.sandbox_banks',
  'billing.sandbox_payouts',
]);
/** All other due work may wait for days, until the end is near. */
const DAYS_BETWEEN_SWEEPS = 7;
const DAYS_SWEPT_WHOLE = 10;

/** The queue retries conflicts between two deliveries on one of the next days. */
async function endDay(worker: Worker, daysLeft: number): Promise<void> {
  try {
    const isWhole = daysLeft <= DAYS_SWEPT_WHOLE || daysLeft % DAYS_BETWEEN_SWEEPS === 0;
    await worker.runDueWork(isWhole ? undefined : SWEPT_DAILY);
    await worker.deliverWaiting(DELIVERIES_AT_ONCE);
  } catch (error) {
    if (!isContention(error)) throw error;
  }
}

/** A crash starts over anyway, so commits need not wait for the disk. */
function withoutWaitingForDisk(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/**
 * Also deletes append-only data, because no one has used a half-made demo. Data from migrations stays. The
 * cascade from users also deletes the company's own ledger accounts, which are then recreated empty.
 */
async function clearEverything(sql: Sql): Promise<void> {
  const tables = await sql.rows<{ name: string }>({
    name: 'demo-tables',
    text: `select format('%I', table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('mikro_orm_migrations', 'application_clock', 'readiness_checks', 'job_posting_packages',
          'ledger_account_types', 'ledger_kinds', 'invoice_counters')`,
  });
  const names = tables.map(({ name }) => name);
  await sql.rows({
    name: 'demo-clear',
    text: `do $$ begin
      set local session_replication_role = replica;
      create temp table company_accounts on commit drop as
        select id, type, source, provider from ledger_accounts where owner_id is null;
      truncate ${names.join(', ')} cascade;
      update invoice_counters set last_number = 0;
      insert into ledger_accounts (id, type, source, provider) select * from company_accounts;
    end $$`,
  });
}
