import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { WorkerProfile, WorkerProfiles } from '#modules/hiring/application/worker/worker-profiles.ts';

/** Reads `users` of identity, which stores the profile. */
const PROFILE: Statement = {
  name: 'worker-profile',
  text: `select trim(u.first_name || ' ' || u.last_name) as name, u.latin_name as "latinName", u.email, u.phone, u.location, u.skills, u.experience,
      u.pay_rate as "payRate", u.certifications, u.availability, u.transportation
    from users u where u.id = $1 and u.deleted_at is null`,
};

export class SqlWorkerProfiles implements WorkerProfiles {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  of(worker: UserId): Promise<WorkerProfile | null> {
    return this.sql.row<WorkerProfile>(PROFILE, [worker]);
  }
}
