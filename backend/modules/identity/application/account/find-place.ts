import { DomainError } from '#kernel/domain-error.ts';

export interface FoundPlace {
  readonly city: string;
  /** The state's full name. */
  readonly principalSubdivision: string;
}

/** From coordinates to the town, in the United States and its territories. */
export interface ReverseGeocoder {
  /**
   * Null if there is no town, or it is in another country.
   * @throws Unavailable
   */
  locate(latitude: number, longitude: number): Promise<FoundPlace | null>;
}

/** Two decimals are about half a mile: enough for a town, too little for a front door. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Where someone is, as a town and a state (rules.md#coarse-location). */
export class FindPlace {
  private readonly geocoder: ReverseGeocoder;

  constructor(geocoder: ReverseGeocoder) {
    this.geocoder = geocoder;
  }

  /** @throws DomainError `identity.place_unknown` (422) */
  async run(latitude: number, longitude: number): Promise<FoundPlace> {
    const place = await this.geocoder.locate(coarse(latitude), coarse(longitude));
    if (!place) {
      throw new DomainError('identity.place_unknown', 'rule_broken', 'Please enter your location manually.');
    }
    return place;
  }
}
