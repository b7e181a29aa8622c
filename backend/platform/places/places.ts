/** A town in the United States or one of its territories, with at least a thousand inhabitants. */
export interface Place {
  readonly city: string;
  /** `TX`. */
  readonly state: string;
  /** `Texas`. */
  readonly stateName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Locates towns. Calls no outside service. */
export interface Places {
  /**
   * The town at or near a position, at most 40 miles away; null elsewhere, and if a foreign town is nearer.
   */
  nearest(latitude: number, longitude: number): Promise<Place | null>;
  /**
   * The largest town of a name, in any case and ignoring accents, "St." and "Saint".
   * @param state `TX` or `Texas`; null takes the largest town of that name in any state
   */
  find(city: string, state: string | null): Promise<Place | null>;
  /**
   * Towns whose name begins this way, the largest first.
   * @param state the beginning of its code or name; null takes towns of any state
   */
  beginning(city: string, state: string | null, limit: number): Promise<readonly Place[]>;
}
