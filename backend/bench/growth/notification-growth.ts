import pg from 'pg';
import type { LoadRequest } from '../load.ts';
import { LARGE_EMPLOYER } from './growth-people.ts';
import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';
import { fillWithNotifications } from './notification-growth-data.ts';

type Options = Pick<GrowthScenario, 'isNext'>;

function read(name: string, path: string, options: Options = {}): GrowthScenario {
  return { name, path, as: 'employer', ...options };
}

const NEWEST = `select id from notifications where user_id = $1 order by created_at desc, id desc limit 40`;

/** A notification that has been read may be read again. */
async function readings(url: string): Promise<() => LoadRequest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(NEWEST, [LARGE_EMPLOYER]);
  await client.end();
  let at = -1;
  return () => {
    at += 1;
    return { method: 'PUT', path: `/api/notifications/${rows[at % rows.length]?.id}/read`, body: '{}' };
  };
}

/** The notifications of a person who has many. */
export const NOTIFICATION_GROWTH: GrowthSubject = {
  things: 'notifications',
  heading: 'notifications, ms a request',
  fill: fillWithNotifications,
  scenarios: [
    read('list', '/api/notifications?limit=20'),
    read('list, next page', '/api/notifications?limit=20', { isNext: true }),
    read('number of unread', '/api/notifications/unread-count'),
    { name: 'read', path: '', as: 'employer', changes: readings },
  ],
};
