import type pg from 'pg';
import { hash } from '@node-rs/argon2';
import { BENCH_PASSWORD } from '../bench-data.ts';
import { idOf, START, textOfId } from './growth-ids.ts';

export const EMPLOYER = 'e00';
export const REFERRER = 'f00';
/** The numbers from 1 belong to the other people. */
const LARGE = 0;
/** Owners of a large share of the rows. They sign in with `BENCH_PASSWORD`. */
export const LARGE_EMPLOYER = textOfId(EMPLOYER, LARGE);
export const LARGE_REFERRER = textOfId(REFERRER, LARGE);
export const WORKER = '019b76da-a800-7a00-8000-000000000001';
const ADMIN = '019b76da-a800-7a00-8000-000000000002';

/** The owners' addresses, for signing in. */
export const EMAILS = {
  employer: 'employer0@growth.test',
  referrer: 'referrer0@growth.test',
  worker: 'worker@growth.test',
  admin: 'admin@growth.test',
} as const;
export type Owner = keyof typeof EMAILS;
export const WORKER_PHONE = '+17375550123';

const COLUMNS = `id, email, password_hash, first_name, last_name, user_type, role_chosen_at, phone, referral_code,
  email_verified_at, is_staff, created_at, updated_at`;

/** `$1` is how many, `$2` the password's hash. Number 0 is the owner of the large share. */
function people(type: string, kind: string, area: number): string {
  return `insert into users (${COLUMNS})
    select ${idOf(kind, 'n')}, '${type}' || n || '@growth.test', case when n = 0 then $2::text else 'none' end,
      (array['Ana', 'Bo', 'Carlos', 'Dee', 'Eva', 'Frank', 'Gus', 'Hana'])[1 + n % 8], 'Number' || n, '${type}', ${START},
      '+1' || ${area}0000000::bigint + n, '${type[0]}' || upper(lpad(to_hex(n), 8, '0')), ${START}, false,
      ${START} + n * interval '1 second', ${START}
    from generate_series(0, $1::int) n`;
}

const OTHERS = `insert into users (${COLUMNS}, phone_verified_at)
  values ('${WORKER}', '${EMAILS.worker}', $1, 'Wes', 'Worker', 'worker', ${START}, '${WORKER_PHONE}', 'W0RKER', ${START}, false, ${START}, ${START}, ${START}),
    ('${ADMIN}', '${EMAILS.admin}', $1, 'Ada', 'Admin', 'admin', ${START}, null, 'ADM1N', ${START}, true, ${START}, ${START}, null)`;

/** Adds these numbers of employers and referrers, and the owners of large shares, a worker, and an admin. */
export async function addPeople(
  client: pg.Client,
  count: { readonly employers: number; readonly referrers: number },
): Promise<void> {
  const secret = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await client.query(people('employer', EMPLOYER, 512), [count.employers, secret]);
  await client.query(people('referrer', REFERRER, 806), [count.referrers, secret]);
  await client.query(OTHERS, [secret]);
}

/** The share of the large owners: tens of thousands of rows in a large table, half of a small one. */
export function largeShare(rows: number): number {
  return Math.min(rows / 2, 30_000);
}
