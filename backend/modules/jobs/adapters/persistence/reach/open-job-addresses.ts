import type { PublicAddresses } from '#platform/pages/sitemap.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { SqlPublicAddresses } from '#platform/persistence/sql-public-addresses.ts';

export function openJobAddresses(sql: Sql): PublicAddresses {
  return new SqlPublicAddresses(sql, {
    kind: 'jobs',
    from: 'from jobs t',
    where: 't.is_active',
    path: `'/job/' || t.id`,
    changedAt: 't.updated_at',
  });
}
