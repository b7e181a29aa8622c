export interface Town {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Where the towns of the United States are. */
export interface Towns {
  /** @param state its code or name; null takes the largest town of that name in any state */
  find(city: string, state: string | null): Promise<Town | null>;
  /** Code and name of a state by either of them. */
  state(typed: string): { readonly code: string; readonly name: string } | null;
}
