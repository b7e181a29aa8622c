import { describe, expect, it } from 'vitest';
import type { ReverseGeocoder } from '../application/account/find-place.ts';

/** The answer of every `ReverseGeocoder` for the same three places. */
export function reverseGeocoderContract(name: string, make: () => ReverseGeocoder): void {
  describe(`the ${name} geocoder`, () => {
    it('the geocoder returns the town and the state in full', async () => {
      const austin = await make().locate(30.27, -97.74);
      expect(austin).toEqual({ city: 'Austin', principalSubdivision: 'Texas' });
    });

    it('the geocoder finds no town at sea', async () => {
      expect(await make().locate(35, -50)).toBeNull();
    });

    it('the geocoder finds no town of another country', async () => {
      expect(await make().locate(52.52, 13.4)).toBeNull();
    });
  });
}
