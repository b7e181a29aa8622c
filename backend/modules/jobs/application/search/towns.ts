export interface Town {
  readonly city: string;
  /** `TX` */
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Where the towns of the United States are. */
export interface Towns {
  /** @param state its code or name; null takes the largest town of that name in any state */
  find(city: string, state: string | null): Promise<Town | null>;
  /** Towns whose name begins so, the largest first; the beginning of a state narrows them. */
  beginning(city: string, state: string | null, limit: number): Promise<readonly Town[]>;
  /** Code and name of a state by either of them. */
  state(typed: string): { readonly code: string; readonly name: string } | null;
}
