import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { addDays } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { AddonPlace, ServiceAddonRepository } from '#modules/offers/application/ports.ts';
import { DELIVERY_DAYS } from '#contract/offers/vocabulary/addon/service-addon-status.ts';
import type { OfferAddon } from '#modules/offers/domain/letter/offer-letter-record.ts';
import { ServiceAddon } from '#modules/offers/domain/addon/service-addon.ts';

const PLACE = {
  name: 'service-addon-place',
  text: `select id, referral_id as "referralId" from service_addons where id = $1`,
};
/** Reads `i9_forms` of eligibility: midnight of the first day of work at its place. */
const FIRST_DAY = {
  name: 'service-addon-first-day',
  text: `select iso(starts_on::timestamp at time zone time_zone) as at from i9_forms
    where referral_id = $1 and starts_on is not null`,
};
/** `$1` is thirty days ago. One whose hire is younger is left out, and a review of work that began later. */
const UNDELIVERED = {
  name: 'service-addons-undelivered',
  text: `select a.id, a.referral_id as "referralId" from service_addons a
    join referrals r on r.id = a.referral_id and r.is_successful_hire and r.hired_at <= $1
    left join i9_forms f on f.referral_id = a.referral_id and a.addon_type = 'i9_verification'
    where a.status in ('pending', 'in_progress') and a.paid_at <= $1 and ($2::uuid is null or a.id > $2)
      and (f.starts_on is null or f.starts_on::timestamp at time zone f.time_zone <= $1)
    order by a.id limit $3`,
};

export class MikroServiceAddonRepository implements ServiceAddonRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, sql: Sql, events: EventPublisher) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
  }

  async findNewest(referralId: ReferralId, kind: OfferAddon): Promise<ServiceAddon | null> {
    const [newest] = await transactionEm(this.orm).find(
      ServiceAddon,
      { referralId, addonType: kind },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return newest ?? null;
  }

  async findLive(referralId: ReferralId): Promise<readonly ServiceAddon[]> {
    return transactionEm(this.orm).find(
      ServiceAddon,
      { referralId, status: { $nin: ['refunded', 'canceled'] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async find(id: string): Promise<ServiceAddon | null> {
    return transactionEm(this.orm).findOne(ServiceAddon, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async placeOf(id: string): Promise<AddonPlace | null> {
    return this.sql.row<AddonPlace>(PLACE, [id]);
  }

  async firstDayOf(referralId: ReferralId): Promise<Date | null> {
    const row = await this.sql.row<{ at: string }>(FIRST_DAY, [referralId]);
    return row && new Date(row.at);
  }

  async undelivered(now: Date, after: string | null, limit: number): Promise<readonly AddonPlace[]> {
    return this.sql.rows<AddonPlace>(UNDELIVERED, [addDays(now, -DELIVERY_DAYS), after, limit]);
  }

  async add(addon: ServiceAddon): Promise<void> {
    await this.save(addon);
  }

  async save(addon: ServiceAddon): Promise<void> {
    await transactionEm(this.orm).persist(addon).flush();
    await this.events.publish(addon.pullEvents());
  }
}
