import type { LoadRequest } from '../load.ts';
import type { Owner } from './growth-people.ts';

/** A call that is measured on a small and on a large database. */
export interface GrowthScenario {
  readonly name: string;
  /** Includes the query, if any. Unused if the scenario makes changes. */
  readonly path: string;
  /** The person who is signed in. */
  readonly as?: Owner;
  /** Requests the second page. */
  readonly isNext?: true;
  /** Measured and shown, without a limit. */
  readonly isOpen?: true;
  /** Reads what it needs from a database, and returns its requests; null ends them. */
  changes?(url: string): Promise<() => LoadRequest | null>;
}

/** The contents of the database and the calls to measure. */
export interface GrowthSubject {
  /** Plural, lower case: "jobs". */
  readonly things: string;
  readonly heading: string;
  readonly scenarios: readonly GrowthScenario[];
  /** Fills a migrated database; the same random sequence in every size. */
  fill(url: string, size: number): Promise<void>;
}
