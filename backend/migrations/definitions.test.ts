import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { definitions } from './definitions.ts';

let url: string;
let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeEach(async () => {
  ({ url, client, drop } = await connectTestDatabase());
});
afterEach(() => drop());

const OLD_JOBS = `with employer as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'employer', 'ABCD1234', now(), now()) returning id)
  insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
  select gen_random_uuid(), employer.id, 'Stonemason', 'Company', 'Lay stone.', 'Austin, TX', '', 'full-time', now(), now()
  from employer, generate_series(1, $1::int)`;
const MARKED = `select count(*)::int as jobs from jobs where search_words @@ '''s/full'''::tsquery`;

it('the marks of all jobs are renewed when the function that marks them changes', async () => {
  await client.query(`create or replace function job_marks(job jobs) returns text[] language sql immutable
    return array['c/' || job.category]`);
  await client.query(OLD_JOBS, [2100]);
  await client.query(`update sql_definitions set text_hash = 'of the release before', release = 1`);
  expect((await client.query(MARKED)).rows).toEqual([{ jobs: 0 }]);
  await migrateDatabase(url);
  expect((await client.query(MARKED)).rows).toEqual([{ jobs: 2100 }]);
}, 60_000);

const WRONG_CARDS = `select count(*)::int as jobs from jobs where card is distinct from job_card(jobs)`;
const SPOILED = `update jobs set card = '{"title":"Of the release before"'`;

it('the cards of all jobs are rebuilt when their function changes, and on request', async () => {
  await client.query(OLD_JOBS, [1100]);
  const spoil = async (): Promise<void> => {
    await client.query('alter table jobs disable trigger jobs_write_card');
    await client.query(SPOILED);
    await client.query('alter table jobs enable trigger jobs_write_card');
    expect((await client.query(WRONG_CARDS)).rows).toEqual([{ jobs: 1100 }]);
  };
  await spoil();
  await client.query(`update sql_definitions set text_hash = 'of the release before', release = 1`);
  await migrateDatabase(url);
  expect((await client.query(WRONG_CARDS)).rows).toEqual([{ jobs: 0 }]);
  await spoil();
  await migrateDatabase(url);
  expect((await client.query(WRONG_CARDS)).rows).toEqual([{ jobs: 1100 }]);
  await migrateDatabase(url, { renew: 'job-cards' });
  expect((await client.query(WRONG_CARDS)).rows).toEqual([{ jobs: 0 }]);
}, 60_000);

it('a definition contains no comments, so a new wording renews nothing', () => {
  expect(definitions.filter(({ define, renew }) => /^\s*--/m.test(define + renew))).toEqual([]);
});

it('a request to renew an unknown definition is refused with the names of all', async () => {
  await expect(migrateDatabase(url, { renew: 'job-cars' })).rejects.toThrow(/job-cars: .*job-cards/);
});

it('every column of a job can change without leaving an old card', async () => {
  await client.query(OLD_JOBS, [1]);
  const { rows } = await client.query<{ name: string }>(`select column_name as name
    from information_schema.columns where table_name = 'jobs' and is_nullable = 'YES' and column_name <> 'card'`);
  for (const { name } of rows) await client.query(`update jobs set ${name} = null`);
  await client.query(`update jobs set title = 'Roofer', is_urgent = true, referral_bonus_cents = 60000, held_reason = 'An ad',
    featured_until = now(), online_until = now(), required_skills = '{slate}', payment_status = 'pending'`);
  expect((await client.query(WRONG_CARDS)).rows).toEqual([{ jobs: 0 }]);
  const { rows: cards } = await client.query<{ card: string }>('select card from jobs');
  expect(JSON.parse(`${cards[0]?.card}}`)).toMatchObject({
    title: 'Roofer',
    isUrgent: true,
    isHighPay: true,
    referralBonus: '600.00',
    heldReason: 'An ad',
    requiredSkills: ['slate'],
    paymentStatus: 'pending',
  });
});

const OLD_TEXTS = `with author as (
    insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'old@example.com', 'Old', 'Hand', 'referrer', 'ABCD1234', now(), now()) returning id),
  boards as (
    insert into industry_boards (id, name, description, industry, created_at, updated_at)
    select gen_random_uuid(), 'Framer/Carpenter', '', 'framing', now(), now() from generate_series(1, 1100)),
  events as (
    insert into events (id, title, description, description_html, type, start_at, end_at, time_zone, host_user_id, created_at,
      updated_at)
    select gen_random_uuid(), 'Framer/Carpenter', '', '', 'training', now(), now() + interval '1 hour', 'UTC', author.id, now(), now()
    from author, generate_series(1, 1100))
  insert into discussion_posts (id, author_id, category, title, content, content_html, language, last_activity_at, top_rank,
    created_at, updated_at)
  select gen_random_uuid(), author.id, 'general', 'Framer/Carpenter', '', '', 'en', now(), 0, now(), now()
  from author, generate_series(1, 1100)`;

it.each(['discussion_posts', 'industry_boards', 'events'])(
  'the words of all %s are renewed when the function that reads them changes',
  async (table) => {
    const found = async (): Promise<unknown> =>
      (
        await client.query(
          `select count(*)::int as found from ${table} where search_words @@ search_query('{carpenter}')`,
        )
      ).rows;
    for (const part of [
      'post_document(title text, html text, language text)',
      'plain_document(title text, words text)',
    ]) {
      await client.query(`create or replace function ${part} returns tsvector language sql immutable strict
        return to_tsvector('public.crewvine_en'::regconfig, title)`);
    }
    await client.query(OLD_TEXTS);
    await client.query(`create or replace function plain_document(title text, words text) returns tsvector
      language sql immutable strict parallel safe return both_languages(title || ' ' || words)`);
    await client.query(`update sql_definitions set text_hash = 'of the release before', release = 1`);
    expect(await found()).toEqual([{ found: 0 }]);
    await migrateDatabase(url);
    expect(await found()).toEqual([{ found: 1100 }]);
  },
  60_000,
);

it('a change of any field of a job marks it again', async () => {
  await client.query(OLD_JOBS, [1]);
  const { rows } = await client.query<{
    name: string;
  }>(`select column_name as name from information_schema.columns
    where table_name = 'jobs' and data_type = 'text'`);
  for (const { name } of rows) {
    await client.query('begin');
    await client.query(`create or replace function job_marks(job jobs) returns text[] language sql immutable
      return array['x/' || coalesce(job.${name}::text, '')]`);
    await client.query(`update jobs set ${name} = ${name} where id = (select id from jobs limit 1)`);
    const marked = await client.query(`select id from jobs where search_words::text like '%x/%'`);
    expect(marked.rows, name).toHaveLength(1);
    await client.query('rollback');
  }
});
