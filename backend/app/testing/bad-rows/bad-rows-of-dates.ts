import { randomUUID } from 'node:crypto';
import type { BadRow, BadRowFixture } from './bad-rows-of-hires.ts';

/** Due rows of letters, interviews and events. */
export function badRowsOfDates({ rows, fixture }: BadRowFixture): readonly BadRow[] {
  const event = async (reminded: string, hoursAgo: number): Promise<string> => {
    const [id, { employer }] = [randomUUID(), await fixture()];
    await rows(
      `insert into events (id, title, description, description_html, type, start_at, end_at, time_zone, host_user_id, status,
          capacity, offered_count, remind_day_at, created_at, updated_at)
        values ($1, 'OSHA 10', '', '', 'training', now() + interval '20 hours', now() + interval '22 hours', 'America/Chicago', $2,
          'published', 5, $4, ${reminded} - $3 * interval '1 hour', now(), now())`,
      [id, employer.id, hoursAgo, reminded === 'null::timestamptz' ? 1 : 0],
    );
    return id;
  };

  return [
    {
      sweep: 'offers.expire',
      table: 'offer_letters',
      key: 'id',
      due: async (hoursAgo) => {
        const product = await fixture();
        const { id } = await product.sentLetter(await product.interviewing());
        const over = `update offer_letters set sent_at = now() - interval '9 days', expires_at = now() - $2 * interval '1 hour'
          where id = $1`;
        await rows(over, [id, hoursAgo]);
        return id;
      },
      done: `status = 'expired'`,
    },
    {
      sweep: 'hiring.remind_of_interviews',
      table: 'interviews',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, product] = [randomUUID(), await fixture()];
        await rows(
          `insert into interviews (id, referral_id, at, time_zone, kind, status, nonce, token_hash, next_reminder_at, created_at, updated_at)
            values ($1::uuid, $2, now() + interval '20 hours', 'America/Chicago', 'phone', 'asked', $1::text, $1::text,
              now() - $3 * interval '1 hour', now() - interval '2 days', now())`,
          [id, await product.interviewing(), hoursAgo],
        );
        return id;
      },
      done: 'coalesce(next_reminder_at > now(), true)',
    },
    {
      sweep: 'checks.announce_expired_consents',
      table: 'background_check_consents',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, product] = [randomUUID(), await fixture()];
        await rows(
          `with b as (insert into background_checks (id, referral_id, live_referral_id, job_id, employer_id, package_type, status,
                paid_at, created_at, updated_at)
              select $1::uuid, id, id, job_id, employer_id, 'basic', 'awaiting_consent', now(), now(), now()
                from referrals where id = $2 returning id)
            insert into background_check_consents (id, check_id, nonce, token_hash, issued_at, expires_at, sent_at)
              select id, id, id::text, id::text, now(), now() - $3 * interval '1 hour', now() from b`,
          [id, await product.interviewing(), hoursAgo],
        );
        return id;
      },
      done: 'expiry_announced_at is not null',
    },
    {
      sweep: 'community.remind_guests',
      table: 'events',
      key: 'id',
      due: (hoursAgo) => event('now()', hoursAgo),
      done: 'remind_day_at is null',
    },
    {
      sweep: 'community.expire_place_offers',
      table: 'event_rsvps',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, { referrer }] = [randomUUID(), await fixture()];
        await rows(
          `insert into event_rsvps (id, event_id, user_id, check_in_code, status, offer_expires_at, created_at, updated_at)
            values ($1::uuid, $2, $3, left($1::text, 8), 'offered', now() - $4 * interval '1 hour', now(), now())`,
          [id, await event('null::timestamptz', 0), referrer.id, hoursAgo],
        );
        return id;
      },
      done: `status = 'lapsed'`,
    },
  ];
}
