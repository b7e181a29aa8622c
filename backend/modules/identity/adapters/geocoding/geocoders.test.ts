import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '#kernel/unavailable.ts';
import { EmbeddedPlaces } from '#platform/places/embedded-places.ts';
import { GeocodingService, type Mood } from '../../testing/geocoding-service.ts';
import { reverseGeocoderContract } from '../../testing/reverse-geocoder.contract.ts';
import { EmbeddedGeocoder } from './embedded-geocoder.ts';
import { GeocoderWithFallback } from './geocoder-with-fallback.ts';
import { HttpGeocoder } from './http-geocoder.ts';

const service = new GeocodingService();
const embedded = new EmbeddedGeocoder(new EmbeddedPlaces());
let url = '';
let now = 0;

beforeAll(async () => {
  url = await service.start();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.moods = [];
  service.asked.length = 0;
});

/** A busy machine takes its time to answer, too: only a service that says nothing is not waited for. */
const overHttp = (mood: Mood = 'well'): HttpGeocoder =>
  new HttpGeocoder({
    url,
    clock: { now: () => new Date(now) },
    timeoutMs: mood === 'silent' ? 1500 : 15_000,
  });

reverseGeocoderContract('embedded', () => embedded);
reverseGeocoderContract('HTTP', () => overHttp());

describe('a geocoder over HTTP', () => {
  it('the request has the form that the service requires, and nothing about the person', async () => {
    await overHttp().locate(30.27, -97.74);
    expect(service.asked.map((query) => Object.fromEntries(query))).toEqual([
      { key: 'ours', latitude: '30.27', longitude: '-97.74', localityLanguage: 'en' },
    ]);
  });

  it.each<Mood>(['silent', 'garbage', 'broken'])(
    'the geocoder retries when the service is %s',
    async (mood) => {
      service.moods = [mood];
      expect(await overHttp(mood).locate(30.27, -97.74)).toMatchObject({ city: 'Austin' });
    },
  );

  it.each<Mood>(['silent', 'garbage', 'broken'])(
    'the geocoder gives up when the service stays %s',
    async (mood) => {
      service.moods = [mood, mood];
      await expect(overHttp(mood).locate(30.27, -97.74)).rejects.toThrow(Unavailable);
      expect(service.asked).toHaveLength(2);
    },
  );

  it('the geocoder pauses requests to a failing service for half a minute', async () => {
    const geocoder = overHttp();
    service.moods = Array.from({ length: 10 }, () => 'broken');
    for (let n = 0; n < 6; n += 1) await geocoder.locate(30.27, -97.74).catch(() => undefined);
    expect(service.asked).toHaveLength(10);
    now += 30_000;
    expect(await geocoder.locate(30.27, -97.74)).toMatchObject({ city: 'Austin' });
  });
});

describe('a geocoder with a fallback', () => {
  it('the embedded towns answer while the service is down', async () => {
    service.moods = ['garbage', 'broken'];
    const place = await new GeocoderWithFallback(overHttp(), embedded).locate(29.42, -98.49);
    expect(place).toEqual({ city: 'San Antonio', principalSubdivision: 'Texas' });
  });

  it('an unknown place from the service stays unknown', async () => {
    expect(await new GeocoderWithFallback(overHttp(), embedded).locate(29.42, -98.49)).toBeNull();
  });
});
