import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { newId } from '#kernel/ids.ts';
import { ONE_REFERRAL } from '#modules/hiring/adapters/persistence/referral/referral-statements.ts';
import { EVENTS_QUEUE } from '#platform/queue/install-queues.ts';

const SESSION = {
  name: 'floor-session',
  text: 'select sess from sessions where sid = $1 and expire > now()',
};
const LOAD = { name: 'floor-load', text: 'select * from referrals where id = $1 for update' };
const UPDATE = {
  name: 'floor-update',
  text: `update referrals set status = 'contacted', previous_status = status, previous_status_at = status_changed_at,
      status_changed_at = now(), can_rollback = true, updated_at = now(), version = version + 1
    where id = $1 and version = $2`,
};
const HISTORY = {
  name: 'floor-history',
  text: `insert into referral_status_changes (id, referral_id, at, from_status, to_status, actor_id)
    values ($1, $2, now(), 'submitted', 'contacted', $3)`,
};

interface ReferralRow {
  readonly employer_id: string;
  readonly version: number;
}

/**
 * Only the statements of a status change: the caller, then in one transaction the row with its version check,
 * its history, and its event, then the answer.
 */
export async function changeStatus(pool: Pool, boss: PgBoss, id: string): Promise<string> {
  await pool.query({ ...SESSION, values: ['floor'] });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<ReferralRow>({ ...LOAD, values: [id] });
    const referral = rows[0];
    if (!referral) throw new Error('no such referral');
    await client.query({ ...UPDATE, values: [id, referral.version] });
    await client.query({ ...HISTORY, values: [newId(), id, referral.employer_id] });
    const event = { id: newId(), name: 'hiring.referral_status_changed', payload: { referralId: id } };
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await boss.insert(EVENTS_QUEUE, [{ data: event }], { db });
    await client.query('commit');
    const answer = await client.query<object>({ ...ONE_REFERRAL, values: [id] });
    return JSON.stringify(answer.rows[0]);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
