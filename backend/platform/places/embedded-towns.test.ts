import { describe, expect, it } from 'vitest';
import { EmbeddedPlaces } from './embedded-places.ts';
import { EmbeddedTowns } from './embedded-towns.ts';

const towns = new EmbeddedTowns(new EmbeddedPlaces());

describe('the town in an address', () => {
  it.each([
    ['500 Congress Ave, Austin, TX 78701', 'Austin', 'TX', 'America/Chicago'],
    ['1 Main St, El Paso, Texas, USA', 'El Paso', 'TX', 'America/Denver'],
    ['Union Hall, Phoenix AZ', 'Phoenix', 'AZ', 'America/Phoenix'],
    ['Brooklyn, New York', 'Brooklyn', 'NY', 'America/New_York'],
    ['Honolulu', 'Honolulu', 'HI', 'Pacific/Honolulu'],
    ['Behind the old mill', null, null, 'America/Chicago'],
    ['', null, null, 'America/Chicago'],
  ])('the town is found in "%s"', async (text, city, state, timeZone) => {
    expect(await towns.locate([text])).toEqual({ city, state, timeZone });
  });

  it('the first town in an address is used', async () => {
    expect(await towns.locate([null, 'Room 4', 'Denver, CO'])).toMatchObject({ timeZone: 'America/Denver' });
  });
});
