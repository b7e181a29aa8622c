import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { definitions } from '#migrations/definitions.ts';
import { migrations } from '#migrations/index.ts';
import { installQueues } from '../queue/install-queues.ts';
import { defineSql } from './sql-definitions.ts';

/** Brings a database to the newest schema. Forward only; safe to run again, and from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const orm = new MikroORM({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: false },
    pool: { min: 0, max: 2 },
    logger: () => undefined,
  });
  try {
    await orm.migrator.up();
    await defineSql(await orm.em.getConnection().getNativeClient(), definitions, migrations.length);
  } finally {
    await orm.close(true);
  }
  await installQueues(url);
}
