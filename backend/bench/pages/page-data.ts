import pg from 'pg';
import { CookieKeys } from '#platform/http/sessions/cookie-keys.ts';
import { BENCH_SESSION_KEY } from '../server-process.ts';

const EMPLOYERS = 30;
const JOBS = 600;
const POSTS = 60;
const REPLIES = 12;
const EVENTS = 12;
/** Open referrals on the dashboard of a busy person. */
const REFERRALS = 25;

/** A fixed ID for each kind of row, such as a board or a post. */
const idOf = (kind: string, n: string): string =>
  `('${kind}000000-0000-7000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;
const firstOf = (kind: string): string => `${kind}000000-0000-7000-8000-000000000001`;

const USERS = `insert into users (id, email, password_hash, first_name, last_name, user_type, role_chosen_at, phone, referral_code,
    email_verified_at, created_at, updated_at)
  select ${idOf('a1', 'n')}, 'person' || n || '@pages.test', 'none', 'Person', 'Number' || n,
    case when n <= ${EMPLOYERS} then 'employer' when n = ${EMPLOYERS + 1} then 'referrer' else 'worker' end, now(),
    '+1512' || lpad(n::text, 7, '0'), 'P' || upper(lpad(to_hex(n), 7, '0')), now(), now(), now()
  from generate_series(1, ${EMPLOYERS + 2}) n`;

const JOB_ROWS = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, pay_amount_cents,
    pay_period, pay_hourly_cents, schedule, category, referral_bonus_cents, requirements, created_at, updated_at)
  select ${idOf('b1', 'n')}, ${idOf('a1', `(1 + n % ${EMPLOYERS})`)}, 'Journeyman Electrician ' || n, 'Company ' || (n % ${EMPLOYERS}),
    repeat('Residential and light commercial work with a steady crew. Bring your own hand tools; we supply the rest. ', 6),
    'Austin, TX', '$30/hour', 3000, 'hour', 3000, 'full-time',
    (array['electrical', 'plumbing', 'carpentry', 'painting', 'roofing', 'hvac', 'concrete', 'drywall'])[1 + n % 8],
    50000, array['License of the state', 'Own truck'], now() - n * interval '3 minutes', now()
  from generate_series(1, ${JOBS}) n`;

const REFERRAL_ROWS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_id, worker_name, worker_phone, source,
    status, payout_schedule, bonus_cents, status_changed_at, created_at, updated_at)
  select ${idOf('c1', 'n')}, j.id, j.employer_id, ${idOf('a1', `${EMPLOYERS + 1}`)}, case when n <= 5 then ${idOf('a1', `${EMPLOYERS + 2}`)} end,
    'Worker ' || n, '+1737' || lpad(n::text, 7, '0'), 'referral', 'submitted', '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', 50000,
    now(), now() - n * interval '1 hour', now()
  from generate_series(1, ${REFERRALS}) n
  join (select *, row_number() over (order by id) as place from jobs where employer_id = '${firstOf('a1')}') j on j.place = 1 + n % 20`;

const BOARDS = `insert into industry_boards (id, name, description, industry, member_count, post_count, created_at, updated_at)
  select ${idOf('d1', 'n')}, 'Board ' || n, 'People of trade ' || n, 'construction', 40, ${POSTS / 2}, now(), now()
  from generate_series(1, 8) n`;

/** The odd ones are in the first board, the others in the forum. */
const POST_ROWS = `insert into discussion_posts (id, author_id, board_id, category, title, content, content_html, type, reply_count,
    published_at, last_activity_at, top_rank, created_at, updated_at)
  select ${idOf('e1', 'n')}, ${idOf('a1', `(1 + n % ${EMPLOYERS})`)}, case when n % 2 = 1 then '${firstOf('d1')}'::uuid end,
    case when n % 2 = 0 then 'general' end, 'Bending conduit around a corner ' || n, 'text', '<p>How do you bend half inch conduit around a corner?</p>',
    'question', ${REPLIES}, now(), now(), n, now() - n * interval '1 hour', now()
  from generate_series(1, ${POSTS}) n`;

const REPLY_ROWS = `insert into post_replies (id, post_id, author_id, content, content_html, published_at, created_at, updated_at)
  select gen_random_uuid(), p.id, ${idOf('a1', '(1 + n)')}, 'Slowly, and with the right shoe.', '<p>Slowly, and with the right shoe.</p>', now(), now(), now()
  from discussion_posts p cross join generate_series(1, ${REPLIES}) n`;

const EVENT_ROWS = `insert into events (id, title, description, description_html, type, start_at, end_at, time_zone, city, state, address, host_user_id, status,
    created_at, updated_at)
  select ${idOf('f1', 'n')}, 'Scaffold safety ' || n, 'Planks, ties and guard rails.', '<p>Planks, ties and guard rails.</p>', 'safety', now() + n * interval '2 days',
    now() + n * interval '2 days' + interval '2 hours', 'America/Chicago', 'Austin', 'TX', '100 Congress Ave', '${firstOf('a1')}', 'published', now(), now()
  from generate_series(1, ${EVENTS}) n`;

const SESSIONS = `insert into sessions (sid, sess, user_id, expire, user_agent, address)
  select 'page-' || user_type, jsonb_build_object('userId', id, 'userType', user_type), id, now() + interval '1 day', 'bench', '127.0.0.1'
  from users where id in (${idOf('a1', '1')}, ${idOf('a1', `${EMPLOYERS + 1}`)}, ${idOf('a1', `${EMPLOYERS + 2}`)})`;

export const SHOWN = {
  job: firstOf('b1'),
  board: firstOf('d1'),
  boardPost: firstOf('e1'),
  forumPost: firstOf('e1').replace(/1$/, '2'),
  event: firstOf('f1'),
  employer: firstOf('a1'),
  referralCode: 'P0000001',
} as const;

/** Session cookies with the signature of the measured server. */
export function sessionCookies(
  role: 'employer' | 'referrer' | 'worker',
): readonly { name: string; value: string }[] {
  const [name, value] = ['crewvine.sid', `page-${role}`];
  const signature = new CookieKeys([BENCH_SESSION_KEY]).sign(`${name}=${value}`);
  return [
    { name, value },
    { name: `${name}.sig`, value: signature },
  ];
}

/** Fills a migrated database with content for every measured page. */
export async function fillForPages(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const rows of [USERS, JOB_ROWS, REFERRAL_ROWS, BOARDS, POST_ROWS, REPLY_ROWS, EVENT_ROWS, SESSIONS])
      await client.query(rows);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
