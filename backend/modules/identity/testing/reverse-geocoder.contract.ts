import { describe, expect, it } from 'vitest';
import type { ReverseGeocoder } from '../application/account/find-place.ts';

/** What every `ReverseGeocoder` says of the same three spots. */
export function reverseGeocoderContract(name: string, make: () => ReverseGeocoder): void {
  describe(`the ${name} geocoder`, () => {
    it('names the town and the state in full', async () => {
      const austin = await make().locate(30.27, -97.74);
      expect(austin).toEqual({ city: 'Austin', principalSubdivision: 'Texas' });
    });

    it('knows no town at sea', async () => {
      expect(await make().locate(35, -50)).toBeNull();
    });

    it('knows no town of another country', async () => {
      expect(await make().locate(52.52, 13.4)).toBeNull();
    });
  });
}
