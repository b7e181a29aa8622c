import { LockMode, UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import { asId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { LiveUpdates } from '#modules/notifications/index.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { REJECTED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { ReferralRepository } from '#modules/hiring/application/ports.ts';
import { alreadyReferred } from '#modules/hiring/application/errors.ts';
import { Referral } from '#modules/hiring/domain/referral/referral.ts';
import { statusChangesIn } from '#modules/hiring/domain/referral/status-change.ts';

const ADD_HISTORY = {
  name: 'referral-history-insert',
  text: `insert into referral_status_changes (id, referral_id, at, from_status, to_status, actor_id, note, reason)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
};
const CURRENT_HIRES = {
  name: 'referral-current-hires',
  text: 'select count(*)::int as hires from referrals where referrer_id = $1 and is_successful_hire',
};
const LIVE_PHONES = {
  name: 'referral-live-phones',
  text: `select worker_phone as phone from referrals
    where job_id = $1 and worker_phone = any ($2::text[]) and status not in ${sqlList(REJECTED_STATUSES)}`,
};
const UNANSWERED = {
  name: 'referral-unanswered',
  text: `select id from referrals where verification_status = 'pending' and confirmation_expires_at <= $1
    order by confirmation_expires_at limit $2`,
};

export interface MikroReferralRepositoryNeeds {
  readonly orm: MikroORM;
  readonly sql: Sql;
  readonly events: EventPublisher;
  readonly live: LiveUpdates;
}

export class MikroReferralRepository implements ReferralRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;
  private readonly live: LiveUpdates;

  constructor({ orm, sql, events, live }: MikroReferralRepositoryNeeds) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
    this.live = live;
  }

  async find(id: ReferralId): Promise<Referral | null> {
    return transactionEm(this.orm).findOne(Referral, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findByConfirmation(tokenHash: string): Promise<Referral | null> {
    const where = { confirmationTokenHash: tokenHash };
    return transactionEm(this.orm).findOne(Referral, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async add(referral: Referral): Promise<void> {
    await this.save(referral);
  }

  async save(referral: Referral): Promise<void> {
    await this.flush(referral);
    const events = referral.pullEvents();
    for (const { id, referralId, at, from, to, actorId, note, reason } of statusChangesIn(events)) {
      await this.sql.rows(ADD_HISTORY, [id, referralId, at, from, to, actorId, note, reason]);
    }
    await this.events.publish(events);
    if (events.length > 0)
      await this.live.tell({ to: peopleOf(referral), subject: 'referral', id: referral.id });
  }

  async livePhones(jobId: JobId, phones: readonly string[]): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ phone: string }>(LIVE_PHONES, [jobId, phones]);
    return rows.map(({ phone }) => phone);
  }

  async currentHires(referrerId: UserId): Promise<number> {
    const row = await this.sql.row<{ hires: number }>(CURRENT_HIRES, [referrerId]);
    return row?.hires ?? 0;
  }

  async unansweredSince(now: Date, limit: number): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: string }>(UNANSWERED, [now, limit]);
    return rows.map(({ id }) => asId<'referral'>(id));
  }

  private async flush(referral: Referral): Promise<void> {
    try {
      await transactionEm(this.orm).persist(referral).flush();
    } catch (error) {
      if (
        error instanceof UniqueConstraintViolationException &&
        /referrals_live_(worker|applicant)/.test(error.message)
      )
        throw alreadyReferred();
      throw error;
    }
  }
}

/** The people whose screens show the referral. */
function peopleOf({ employerId, referrerId, workerId }: Referral): readonly UserId[] {
  return [employerId, referrerId, workerId].filter((person) => person !== null);
}
