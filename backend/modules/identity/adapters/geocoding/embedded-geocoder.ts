import type { Places } from '#platform/places/places.ts';
import type { FoundPlace, ReverseGeocoder } from '../../application/account/find-place.ts';

/** The towns that come with the product. */
export class EmbeddedGeocoder implements ReverseGeocoder {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  async locate(latitude: number, longitude: number): Promise<FoundPlace | null> {
    const place = await this.places.nearest(latitude, longitude);
    return place && { city: place.city, principalSubdivision: place.stateName };
  }
}
