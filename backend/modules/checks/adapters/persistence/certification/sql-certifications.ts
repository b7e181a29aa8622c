import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  Certifications,
  Certified,
  GivenCertification,
} from '#modules/checks/application/certification/ports.ts';
import type { Place } from '#modules/checks/application/ports.ts';
import type { BackgroundCheckId } from '#modules/checks/domain/order/background-check.ts';

const LOCK = `hashtextextended('checks.certification:' || $1::text, 0)`;
/** A starting check and a new certification lock each other out, so neither overlooks the other. */
const LOCK_TO_READ: Statement = {
  name: 'certification-lock-to-read',
  text: `select pg_advisory_xact_lock_shared(${LOCK})`,
};
const LOCK_TO_WRITE: Statement = {
  name: 'certification-lock-to-write',
  text: `select pg_advisory_xact_lock(${LOCK})`,
};
const FIND: Statement = {
  name: 'certification-find',
  text: `select name, language, iso(at) as at from check_certifications
    where employer_id = $1 and version = $2`,
};
const ADD: Statement = {
  name: 'certification-add',
  text: `insert into check_certifications (employer_id, version, language, text_hash, name, ip, at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (employer_id, version) do nothing`,
};
const WAITING: Statement = {
  name: 'checks-waiting-for-certification',
  text: `select b.id, b.referral_id as "referralId" from background_checks b
    where b.employer_id = $1 and b.status = 'awaiting_consent'
      and not exists (select from background_check_consents c where c.check_id = b.id)
    order by b.id`,
};

export class SqlCertifications implements Certifications {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  find(employerId: UserId, version: string): Promise<Certified | null> {
    return this.sql.row<Certified>(FIND, [employerId, version]);
  }

  async has(employerId: UserId, version: string): Promise<boolean> {
    await this.sql.rows(LOCK_TO_READ, [employerId]);
    return (await this.find(employerId, version)) !== null;
  }

  async add(employerId: UserId, given: GivenCertification): Promise<void> {
    const { version, language, textHash, name, ip, at } = given;
    await this.sql.rows(LOCK_TO_WRITE, [employerId]);
    await this.sql.rows(ADD, [employerId, version, language, textHash, name, ip, at]);
  }

  waiting(employerId: UserId): Promise<readonly Place<BackgroundCheckId>[]> {
    return this.sql.rows<Place<BackgroundCheckId>>(WAITING, [employerId]);
  }
}
