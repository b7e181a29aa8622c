import type { JobSort } from '../../contract/vocabulary/job-sorts.ts';
import type { KnownWord } from '../../domain/search/spelling.ts';
import type { SpokenWord } from '../../domain/search/trade-words.ts';
import type { JobRow } from '../posting/job-queries.ts';

/** One thing that must be spoken of, by any of its names. */
export interface SearchTerm {
  /** Folded; counts most when jobs are ranked. */
  readonly typed: string;
  readonly alternatives: readonly SpokenWord[];
  /** Still being typed: words that begin with it are found, too. */
  readonly isBeginning: boolean;
}

/** The criteria of a search; null and empty lists filter nothing. */
export interface JobCriteria {
  /** Any of these categories. */
  readonly trades: readonly string[] | null;
  /** All of these. */
  readonly terms: readonly SearchTerm[];
  /** Any of these phrases in the schedule. */
  readonly schedule: readonly string[];
  /** Any word of each list in the location: for a place without a known town. */
  readonly location: readonly (readonly string[])[];
  /** Jobs without coordinates are nowhere near. */
  readonly place: SearchPlace | null;
  /** Cents an hour (rules.md#hourly-pay). */
  readonly minPayCents: number | null;
  readonly minBonusCents: number | null;
  /** `distance` needs a place, `relevance` terms. */
  readonly order: JobSort;
}

/** Every open job, the newest first. */
export const EVERY_JOB: JobCriteria = {
  trades: null,
  terms: [],
  schedule: [],
  location: [],
  place: null,
  minPayCents: null,
  minBonusCents: null,
  order: 'newest',
};

export interface SearchPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Miles. */
  readonly radius: number;
  /** The town that was named: jobs that list several towns are near each of them. */
  readonly town?: { readonly city: string; readonly states: readonly string[] };
}

/** The instant and id of a job: instants are texts, because JavaScript's dates would drop the microseconds. */
export interface JobKey {
  readonly at: string;
  readonly id: string;
}

/** Where a page ended among the featured ones: `key.at` is since when the last one was featured. */
interface AmongFeatured {
  readonly order: JobSort;
  readonly featured: JobKey;
  readonly asOf: string;
}

/** A list fixes the featured jobs at the instant of its first page, for all its pages. */
export type SearchPosition = AmongFeatured | (OtherPosition & { readonly asOf?: string | undefined });

/**
 * Where a page ended, for each order. Relevance ranks one stretch of time after the other: `within` is the stretch that is
 * being shown, `below` the end of the one before.
 */
export type OtherPosition =
  | { readonly order: 'newest'; readonly key: JobKey }
  | { readonly order: 'bonus' | 'pay'; readonly value: number; readonly key: JobKey }
  | { readonly order: 'distance'; readonly spot: string; readonly key: JobKey }
  | { readonly order: 'relevance'; readonly below: JobKey }
  | {
      readonly order: 'relevance';
      readonly within: RankedStretch;
      readonly rank: number;
      readonly key: JobKey;
    };

export interface RankedStretch {
  readonly newest: JobKey;
  readonly oldest: JobKey;
  /** Short enough to be walked through. */
  readonly isNear: boolean;
}

export interface JobSearchPage {
  readonly rows: readonly JobRow[];
  /** Null at the end. */
  readonly next: SearchPosition | null;
}

export interface JobSearchRequest {
  readonly search: JobCriteria;
  readonly after: SearchPosition | null;
  readonly limit: number;
  /** The instant by which jobs are featured, where `after` does not say. */
  readonly asOf: string;
  /** Only signed-in people see an employer's phone (rules.md#employer-phone). */
  readonly isSignedIn: boolean;
}

/** Finds active jobs. No page costs more because the table has grown. */
export interface JobFinder {
  find(request: JobSearchRequest): Promise<JobSearchPage>;
}

/** The words that jobs use. */
export interface JobVocabulary {
  /** For each word the words that look like it, itself included where it is one. */
  similar(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>>;
}
