import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { backgroundCheckProviderContract } from '../../testing/background-check-provider.contract.ts';
import { checks } from '../../index.ts';
import { SandboxBackgroundChecks } from './sandbox-background-checks.ts';

backgroundCheckProviderContract('The sandbox', async () => {
  const database = await createTestDatabase();
  const orm = await connectOrm({
    url: database.url,
    entities: checks.entities,
    poolSize: 6,
    limits: PATIENT_LIMITS,
  });
  let now = new Date('2026-11-20T12:00:00.000Z');
  const clock = { now: () => now };
  const webhookKey = 'a-secret-for-tests';
  return {
    provider: new SandboxBackgroundChecks(new Sql(orm), clock, () => webhookKey),
    webhookKey,
    begin: async () => undefined,
    finish: async () => {
      now = new Date(now.getTime() + 10 * 60_000);
    },
    stop: async () => {
      await orm.close(true);
      await database.drop();
    },
  };
});
