import { expect, it } from 'vitest';
import { EmbeddedPlaces } from '#platform/places/embedded-places.ts';
import { TOWN_NICKNAMES } from '../../domain/search/town-nicknames.ts';
import { EmbeddedTowns } from './embedded-towns.ts';

const towns = new EmbeddedTowns(new EmbeddedPlaces());

it.each([...TOWN_NICKNAMES])('%s is a town of the table', async (_nickname, { city, state }) => {
  expect((await towns.find(city, state))?.population).toBeGreaterThan(100_000);
});
