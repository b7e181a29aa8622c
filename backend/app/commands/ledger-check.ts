import 'reflect-metadata';
import { ledgerCheck } from '#modules/billing/index.ts';
import { REPORT_LIMITS } from '#platform/persistence/connection/connection-limits.ts';
import { connectOrm } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { readSettings } from '#platform/settings.ts';
import { openCommandDatabase } from './command-database.ts';

const settings = readSettings(process.env);

async function check(url: string): ReturnType<ReturnType<typeof ledgerCheck>['run']> {
  const orm = await connectOrm({ url, entities: [], poolSize: 1, limits: REPORT_LIMITS });
  try {
    const provider = settings.stripe ? 'stripe' : 'sandbox';
    return await ledgerCheck(new Sql(orm), { now: () => new Date() }, provider).run();
  } finally {
    await orm.close(true);
  }
}

const database = await openCommandDatabase(settings);
try {
  const { balanced, transactions, problems } = await check(database.url);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const verdict = balanced ? 'balanced' : `${problems.length} problems`;
  process.stdout.write(`Ledger: ${transactions} transactions, ${verdict}\n`);
  process.exitCode = balanced ? 0 : 1;
} finally {
  await database.stop();
}
