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

/** Where the towns are. Nobody outside is asked. */
export interface Places {
  /** The town one stands in or near: at most 40 miles away; null elsewhere, and where a foreign town is nearer. */
  nearest(latitude: number, longitude: number): Promise<Place | null>;
  /**
   * A town by its name, in any case and without regard to accents, "St." and "Saint"; the largest of a name.
   * @param state `TX` or `Texas`; null takes the largest town of that name in any state
   */
  find(city: string, state: string | null): Promise<Place | null>;
  /**
   * Towns whose name begins so, the largest first.
   * @param state the beginning of its code or name; null takes towns of any state
   */
  beginning(city: string, state: string | null, limit: number): Promise<readonly Place[]>;
}
