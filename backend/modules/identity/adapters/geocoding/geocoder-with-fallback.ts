import type { FoundPlace, ReverseGeocoder } from '../../application/account/find-place.ts';
import { Unavailable } from '#kernel/unavailable.ts';

/**
 * Uses the second one while the first one does not answer. A place that the first one does not know stays
 * unknown.
 */
export class GeocoderWithFallback implements ReverseGeocoder {
  private readonly first: ReverseGeocoder;
  private readonly second: ReverseGeocoder;

  constructor(first: ReverseGeocoder, second: ReverseGeocoder) {
    this.first = first;
    this.second = second;
  }

  async locate(latitude: number, longitude: number): Promise<FoundPlace | null> {
    try {
      return await this.first.locate(latitude, longitude);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return this.second.locate(latitude, longitude);
    }
  }
}
