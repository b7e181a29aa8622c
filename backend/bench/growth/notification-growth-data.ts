import pg from 'pg';
import { idAt, idOf } from './growth-ids.ts';
import { addPeople, EMPLOYER, largeShare } from './growth-people.ts';
import { withoutIndexes } from './without-indexes.ts';

const NOTICES_OF_PERSON = 50;
/** Notifications of every size are from these days: older ones are deleted when they have been read. */
const SPAN = `interval '60 days'`;

/** `$1` is how many, `$2` the distance between two of the large share, `$3` the number of the others. One in twenty is unread. */
const NOTICES = `insert into notifications (id, user_id, type, title, message, data, is_read, sent_at, created_at, written_in)
  select ${idAt('b10', 'at', 'n')},
    case when n % $2::int = 0 then ${idOf(EMPLOYER, '0')} else ${idOf(EMPLOYER, '1 + (n * 7919::bigint % $3::int)::int')} end,
    'referral_received', 'New referral', 'Bo Li was referred for Journeyman Electrician.', '{}', n / $2::int % 20 <> 0, at, at, null
  from (select n, now() - n * ${SPAN} / $1::int as at from generate_series(1, $1::int) n) notice`;

/** Fills a migrated database with that many notifications. */
export async function fillWithNotifications(url: string, notifications: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others = Math.ceil(notifications / NOTICES_OF_PERSON);
  const distance = Math.floor(notifications / largeShare(notifications));
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(`set session_replication_role = 'replica'`);
    await withoutIndexes(client, ['users', 'notifications'], async () => {
      await addPeople(client, { employers: others, referrers: 1 });
      await client.query(NOTICES, [notifications, distance, others]);
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
