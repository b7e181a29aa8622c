/** Where a place is, and in which cells of one degree the jobs near it are. */
export interface Surroundings {
  readonly latitude: number;
  readonly longitude: number;
  readonly cells: readonly number[];
}

/** For other contexts that look for jobs near someone. */
export interface SurroundingsOf {
  /** Null where the place names no town that is known. */
  around(location: string, miles: number): Promise<Surroundings | null>;
}
