import { Migration } from '@mikro-orm/migrations';

/** A hire that no longer counts stays on record, with the time and the reason. Nothing deletes a settlement. */
export class EndedSettlements extends Migration {
  override up(): void {
    this.addSql(`alter table referral_settlements rename to hire_settlements`);
    this.addSql(`alter table hire_settlements
      add column state text not null default 'open' check (state in ('open', 'reversed', 'disputed', 'ended')),
      add column reason text,
      add column ended_at timestamptz,
      add constraint hire_settlements_end
        check ((state = 'open') = (ended_at is null) and (state = 'open') = (reason is null)),
      drop constraint referral_settlements_pkey,
      drop constraint referral_settlements_hire_id_key,
      add primary key (hire_id)`);
    this.addSql(
      `create unique index hire_settlements_open on hire_settlements (referral_id) where state = 'open'`,
    );
    this.addSql(`create index hire_settlements_referral_id on hire_settlements (referral_id)`);
    // For processes of the last release, which read and delete only open settlements. Drop it in the next one.
    this.addSql(`create view referral_settlements as
      select referral_id, hire_id, job_id, employer_id, referrer_id, bonus_cents, hired_at, payout_schedule, created_at
      from hire_settlements where state = 'open'`);
  }
}
