import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig, QueryResult } from 'pg';

/** Where statements run: the pool of a replica. */
export interface ReplicaPool {
  query(statement: QueryConfig): Promise<QueryResult>;
}

interface Reading {
  /** Null after a statement failed there: the rest of the call reads from the primary. */
  pool: ReplicaPool | null;
}

const readings = new AsyncLocalStorage<Reading>();

/** The replica that the current call may read from, for code far from its route. */
export const replicaOfCall = {
  /** Null if the call must see the newest rows, which is the default. */
  get: (): Reading | null => {
    const reading = readings.getStore();
    return reading?.pool ? reading : null;
  },
  run: <T>(pool: ReplicaPool, work: () => T): T => readings.run({ pool }, work),
};
