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
    { name: 'database_up', help: '0 while the database does not answer' },
    {
      name: 'database_connections',
      help: 'Of the pool for calls and tasks: open, idle, and calls that wait for one',
      label: 'state',
    },
    {
      name: 'database_replicas',
      help: 'Read replicas: used by reads of visitors, and unused because they are behind or away',
      label: 'state',
    },
    { name: 'database_connections_max', help: 'As many connections as the pool may open' },
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
