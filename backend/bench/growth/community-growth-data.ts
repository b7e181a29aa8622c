import pg from 'pg';
import { idAt, START } from './growth-ids.ts';
import { withoutIndexes } from './without-indexes.ts';

const USERS = 2_000;
const BOARDS = 20;
const SECONDS_APART = 30;
/** The same number in every size, only among the oldest posts: a walk through the newest never finds them. */
const RARE = 30;
/** Replies to the newest post, in every size; the others have one each. */
const BUSY = 500;

/** The requested board; the others have as many posts. */
export const ASKED_BOARD = '019b76da-a800-7b00-8000-000000000001';
/** The newest post, with many replies. */
export const BUSY_POST = '019b76da-a800-7c00-8000-000000000000';

const PEOPLE = `insert into users (id, email, password_hash, first_name, last_name, user_type, role_chosen_at, phone,
    referral_code, created_at, updated_at)
  select gen_random_uuid(), 'member' || n || '@growth.test', 'none', 'Member', 'Number' || n, 'referrer', now(),
    '+1512' || lpad(n::text, 7, '0'), upper(lpad(to_hex(n), 8, '0')), now(), now()
  from generate_series(1, ${USERS}) n`;

const ALL_BOARDS = `insert into industry_boards (id, name, description, industry, created_at, updated_at)
  select ${idAt('b00', START, 'n')}, 'Board ' || n, 'People of trade ' || n, 'construction', ${START}, ${START}
  from generate_series(1, ${BOARDS}) n`;

/**
 * `$1` is the number of posts. Three in five are in a board, the others in the forum. Each column is drawn
 * independently.
 */
const POSTS = `insert into discussion_posts (id, author_id, board_id, category, title, content, content_html, type, tags,
    language, like_count, reply_count, published_at, last_activity_at, top_rank, created_at, updated_at)
  select ${idAt('c00', 'd.at', 'd.n')}, u.id, case when d.in_board then ${idAt('b00', START, 'd.board')} end,
    case when not d.in_board then (array['general', 'referrers', 'workers', 'employers'])[d.category] end,
    title, content, '<p>' || content || '</p>', (array['discussion', 'question', 'tip'])[1 + d.category % 3],
    array['hand tools'], case when d.spanish then 'es' else 'en' end, d.likes, 1, d.at, d.active,
    log(greatest(1, d.likes + 1)) + extract(epoch from d.at) / 259200, d.at, d.at
  from (select n, ${START} - n * interval '${SECONDS_APART} seconds' as at,
      ${START} - n * interval '${SECONDS_APART} seconds' + random() * interval '2 days' as active, random() < 0.6 as in_board,
      1 + floor(${BOARDS} * random())::int as board, 1 + floor(4 * random())::int as category,
      random() < 0.2 as spanish, floor(20 * random() ^ 3)::int as likes, 1 + floor(${USERS} * random())::int as author,
      1 + floor(6 * random())::int as subject, 1 + floor(5 * random())::int as place
    from generate_series(1, $1::int) n) d
  join (values (1, 'Bending conduit around a corner', 'How do you bend half inch conduit around a corner without a kink'),
    (2, 'Which impact driver lasts', 'My third impact driver broke this year, which one lasts on a roof'),
    (3, 'Foreman wants us in at five', 'Our foreman wants everyone at five, who pays the hour of driving'),
    (4, 'Passing the journeyman exam', 'What did you read before the journeyman exam, and how long'),
    (5, 'Referring a cousin', 'I would refer my cousin, he has two years of drywall'),
    (6, '¿Quién busca plomero?', 'Mi primo es plomero con diez años de experiencia y busca trabajo')) s (n, title, said)
    on s.n = d.subject
  cross join lateral (select said || (array[' in Austin.', ' in Houston.', ' in Dallas.', ' in Tulsa.', ' in Phoenix.'])[d.place]
    || case when d.n > $1::int - ${RARE} then ' It is about hydronic heating.' else '' end as content) c
  join (select id, row_number() over (order by email) as n from users) u on u.n = d.author`;

const BUSY_ONE = `insert into discussion_posts (id, author_id, category, title, content, content_html, reply_count, published_at,
    last_activity_at, top_rank, created_at, updated_at)
  select '${BUSY_POST}', id, 'general', 'What do you carry in your bag?', 'Show us.', '<p>Show us.</p>', ${BUSY}, ${START},
    ${START}, log(${BUSY}) + extract(epoch from ${START}) / 259200, ${START}, ${START}
  from users order by email limit 1`;

/** One reply for each post, and many for one. */
const REPLIES = `insert into post_replies (id, post_id, author_id, content, content_html, published_at, created_at, updated_at)
  select ${idAt('d00', 'at', 'row_number() over ()')}, post_id, author_id, 'Slowly, and with the right shoe.',
    '<p>Slowly, and with the right shoe.</p>', at, at, at
  from (select id as post_id, author_id, last_activity_at as at from discussion_posts where id <> '${BUSY_POST}'
    union all
    select '${BUSY_POST}', u.id, ${START} + n * interval '1 minute'
    from generate_series(1, ${BUSY}) n join (select id, row_number() over (order by email) as n from users) u using (n)) r`;

const LIKES = `insert into post_likes (user_id, post_id, created_at)
  select author_id, id, created_at from discussion_posts where like_count > 0`;

const BOARD_COUNTS = `update industry_boards b set post_count =
  (select count(*) from discussion_posts p where p.board_id = b.id)`;

const TABLES = ['discussion_posts', 'post_replies', 'post_likes'];

/** Fills a migrated database with that many posts, in boards and in the forum, each with a reply. */
export async function fillWithPosts(url: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(PEOPLE);
    await client.query('select setseed(0.5)');
    // The generated rows satisfy the foreign keys by construction.
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(ALL_BOARDS);
    await withoutIndexes(client, TABLES, async () => {
      await client.query(POSTS, [posts]);
      await client.query(BUSY_ONE);
      await client.query(REPLIES);
      await client.query(LIKES);
    });
    await client.query(BOARD_COUNTS);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
