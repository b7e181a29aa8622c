import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmbeddedPlaces } from './embedded-places.ts';
import { PlaceTable } from './place-table.ts';
import { placeRows, type ListedCity } from './place-rows.ts';
import { stateCode, stateName } from './us-states.ts';

describe('the embedded places', () => {
  const places = new EmbeddedPlaces();

  it.each([
    ['downtown Austin', 30.27, -97.74, 'Austin', 'Texas'],
    ['Round Rock, not Austin beside it', 30.51, -97.68, 'Round Rock', 'Texas'],
    ['Honolulu', 21.31, -157.86, 'Honolulu', 'Hawaii'],
    ['Ponce', 18.01, -66.61, 'Ponce', 'Puerto Rico'],
    ['San Ysidro’s side of the border', 32.58, -117.07, 'Imperial Beach', 'California'],
  ])('a position is in its town: %s', async (_where, lat, lng, city, state) => {
    expect(await places.nearest(lat, lng)).toMatchObject({ city, stateName: state });
  });

  it.each([
    ['Berlin', 52.52, 13.4],
    ['Tijuana, across the border', 32.5, -117.01],
    ['Toronto', 43.65, -79.38],
    ['the Atlantic', 35, -50],
    ['a pole', 90, 0],
  ])('a position in %s has no town', async (_where, lat, lng) => {
    expect(await places.nearest(lat, lng)).toBeNull();
  });

  it('a town is found by name and state in the spellings that people use', async () => {
    const austin = { city: 'Austin', state: 'TX', latitude: 30.26715, longitude: -97.74306 };
    expect(await places.find('Austin', 'TX')).toMatchObject(austin);
    expect(await places.find(' austin ', 'texas')).toMatchObject(austin);
    expect(await places.find('St. Louis', 'MO')).toMatchObject({ stateName: 'Missouri' });
    expect(await places.find('New York', 'NY')).toMatchObject({ state: 'NY' });
    expect(await places.find('Washington', 'DC')).toMatchObject({ state: 'DC' });
    expect(await places.find('Mayaguez', 'PR')).toMatchObject({ city: 'Mayagüez' });
  });

  it.each([
    ['OFallon', 'MO', 'O’Fallon', "O'Fallon"],
    ['o fallon', 'MO', 'o’fallon', "O'Fallon"],
    ['Lees Summit', 'MO', 'lee s summit', "Lee's Summit"],
    ['Coeur dAlene', 'ID', 'Coeur d’Alene', "Coeur d'Alene"],
    ['Port St. Lucie', 'FL', 'port saint lucie', 'Port Saint Lucie'],
    ['N. Las Vegas', 'NV', 'north las vegas', 'North Las Vegas'],
    ['W Palm Beach', 'FL', 'West Palm Beach', 'West Palm Beach'],
    ['Mc Allen', 'TX', 'mcallen', 'McAllen'],
    ['DeSoto', 'TX', 'De Soto', 'DeSoto'],
    ['Winston Salem', 'NC', 'winston-salem', 'Winston-Salem'],
  ])('"%s, %s" and "%s" are %s', async (typed, state, other, city) => {
    expect(await places.find(typed, state)).toMatchObject({ city: expect.stringContaining(city) });
    expect(await places.find(other, state)).toMatchObject({ city: expect.stringContaining(city) });
  });

  it('the largest town of a name is chosen, and none of another state', async () => {
    expect(await places.find('Austin', null)).toMatchObject({ state: 'TX' });
    expect(await places.find('Austin', 'MN')).toMatchObject({ state: 'MN' });
    expect(await places.find('Austin', 'HI')).toBeNull();
    expect(await places.find('Austin', 'Bavaria')).toBeNull();
    expect(await places.find('Nowhere at all', 'TX')).toBeNull();
  });
});

describe('the table of places', () => {
  const latitude = fc.integer({ min: 2500, max: 4900 }).map((n) => n / 100);
  const longitude = fc.integer({ min: -12000, max: -7000 }).map((n) => n / 100);
  const rows = fc.array(fc.tuple(fc.constant('Town'), fc.constant('TX'), fc.nat(), latitude, longitude));

  it('no other town is nearer than the one that is found', () => {
    fc.assert(
      fc.property(rows, latitude, longitude, (towns, lat, lng) => {
        const found = new PlaceTable(towns).nearest(lat, lng);
        const far = (aLat: number, aLng: number): number =>
          Math.hypot(aLat - lat, (aLng - lng) * Math.cos((lat * Math.PI) / 180));
        const nearest = Math.min(...towns.map(([, , , aLat, aLng]) => far(aLat, aLng)));
        if (found) expect(far(found.latitude, found.longitude)).toBeLessThanOrEqual(nearest + 0.02);
        else expect(nearest).toBeGreaterThan(0.55);
      }),
    );
  });

  it('the table leaves out the rest of the world, parts of towns, and hamlets', () => {
    const city = (change: Partial<ListedCity>): ListedCity => ({
      name: 'El Paso',
      country: 'US',
      adminCode: 'TX',
      featureCode: 'PPL',
      population: 5000,
      loc: { coordinates: [-106.5, 31.8] },
      ...change,
    });
    const kept = placeRows([
      city({}),
      city({ name: 'Juárez', country: 'MX', loc: { coordinates: [-106.5, 31.7] } }),
      city({ name: 'Mérida', country: 'MX', loc: { coordinates: [-89.6, 21] } }),
      city({ name: 'Downtown', featureCode: 'PPLX' }),
      city({ name: 'Hamlet', population: 999 }),
    ]);
    expect(kept.map(([name, state]) => [name, state])).toEqual([
      ['El Paso', 'TX'],
      ['Juárez', null],
    ]);
  });

  it('the table knows every state by code and by name', () => {
    expect([stateCode('new mexico'), stateCode('nm'), stateCode('Bavaria')]).toEqual(['NM', 'NM', null]);
    expect([stateName('ca'), stateName('XX')]).toEqual(['California', null]);
  });
});
