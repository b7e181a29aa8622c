import type { Pool } from 'pg';
import type { Measured, MeasureSource } from './measures.ts';
import type { DatabaseWatch } from '../persistence/connection/database-watch.ts';
import type { Replicas } from '../persistence/replicas/replicas.ts';

/**
 * The connections of this process, from its own counters, so they are also known while the database is down.
 */
export class PoolMeasures implements MeasureSource {
  readonly name = 'pool';
  readonly measures = [
    { name: 'database_up', help: '1 if the database answers, 0 otherwise' },
    {
      name: 'database_connections',
      help: 'Connections of the pool for requests and tasks: open, idle, and requests that wait for one',
      label: 'state',
    },
    {
      name: 'database_replicas',
      help: 'Read replicas: used for reads of visitors, and unused because they lag or do not answer',
      label: 'state',
    },
    { name: 'database_connections_max', help: 'Maximum number of connections of the pool' },
  ];
  private readonly pool: Pool;
  private readonly watch: DatabaseWatch;
  private readonly replicas: Pick<Replicas, 'count'>;

  constructor(pool: Pool, watch: DatabaseWatch, replicas: Pick<Replicas, 'count'>) {
    this.replicas = replicas;
    this.pool = pool;
    this.watch = watch;
  }

  async read(): Promise<readonly Measured[]> {
    const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = this.pool;
    const states = Object.entries({ open, idle, waiting });
    const replicas = Object.entries(this.replicas.count());
    return [
      { name: 'database_up', value: this.watch.answers ? 1 : 0 },
      ...states.map(([of, value]) => ({ name: 'database_connections', of, value })),
      ...replicas.map(([of, value]) => ({ name: 'database_replicas', of, value })),
      { name: 'database_connections_max', value: options.max ?? 10 },
    ];
  }
}
