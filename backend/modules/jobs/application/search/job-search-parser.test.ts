import { describe, expect, it } from 'vitest';
import { storedFilters } from '../../contract/search/jobs-query.ts';
import { FakeTowns } from '../../testing/fake-towns.ts';
import { JobSearchParser, townAt, type JobListQuery } from './job-search-parser.ts';

const parser = new JobSearchParser(new FakeTowns());
const nothing: JobListQuery = { ...storedFilters({}).query, sort: 'newest' };

const read = async (asked: Partial<JobListQuery>, guessPlace = true) =>
  parser.parse({ ...nothing, ...asked }, { guessPlace });
const typed = async (asked: Partial<JobListQuery>) =>
  (await read(asked)).search.terms.map((term) => term.typed);

describe('the search request', () => {
  it('one sentence gives words and a place', async () => {
    const { search, isPlaceGuessed } = await read({ q: 'electrcian austin' });
    expect(search.terms.map((term) => term.typed)).toEqual(['electrcian']);
    const town = { city: 'austin', states: ['tx', 'texas'] };
    expect(search.place).toEqual({ latitude: 30.267, longitude: -97.743, radius: 25, town });
    expect(isPlaceGuessed).toBe(true);
    expect((await read({ q: 'framer in Austin, TX' })).isPlaceGuessed).toBe(false);
  });

  it('a place stays in the words if one is chosen, if it may not guess, and if the town is small', async () => {
    expect(await typed({ q: 'framer austin', location: 'Dallas' })).toEqual(['framer', 'austin']);
    const { search } = await read({ q: 'framer austin' }, false);
    expect(search.place).toBeNull();
    expect(await typed({ q: 'mason' })).toEqual(['mason']);
    expect(await typed({ q: 'mason oh' })).toEqual([]);
    expect((await read({ q: 'framer in austin ohio' })).search.place).toBeNull();
  });

  it('coordinates win over a location, and a location that is no town counts as words', async () => {
    const at = await read({ lat: 1, lng: 2, radius: 3, location: 'Austin' });
    const town = { city: 'austin', states: ['tx', 'texas'] };
    expect(at.search.place).toEqual({ latitude: 1, longitude: 2, radius: 3, town });
    const { search } = await read({ location: 'Swampy, Texas' });
    expect([search.place, search.location]).toEqual([null, [['swampy'], ['tx', 'texas']]]);
    expect((await read({ location: 'Texas' })).search.location).toEqual([['tx', 'texas']]);
  });

  it('the stricter of the typed and the chosen limit counts', async () => {
    expect((await read({ q: '$25/hr', minPay: 30 })).search.minPayCents).toBe(3000);
    expect((await read({ q: '$35/hr', minPay: 30 })).search.minPayCents).toBe(3500);
    expect((await read({ q: 'framer', minBonus: 12.5 })).search.minBonusCents).toBe(1250);
  });

  it('an industry means its trades, and both filters apply together', async () => {
    expect((await read({ industry: 'carpentry' })).search.trades).toEqual(['carpentry', 'framing']);
    expect((await read({ industry: 'carpentry', category: 'framing' })).search.trades).toEqual(['framing']);
    expect((await read({ industry: 'plumbing', category: 'framing' })).search.trades).toEqual([]);
  });

  it('only the last word may be a beginning, unless it is known', async () => {
    const beginnings = async (q: string) =>
      (await read({ q })).search.terms.filter((term) => term.isBeginning).map((term) => term.typed);
    expect(await beginnings('steady carpe')).toEqual(['carpe']);
    expect(await beginnings('carpe steady weekends')).toEqual([]);
    expect(await beginnings('carpenter')).toEqual([]);
    expect(await beginnings('ca')).toEqual([]);
  });

  it('an order that makes no sense falls back to the newest', async () => {
    expect((await read({ sort: 'distance' })).search.order).toBe('newest');
    expect((await read({ sort: 'relevance', q: '25/hr' })).search.order).toBe('newest');
    expect((await read({ sort: 'distance', q: 'austin' })).search.order).toBe('distance');
    expect((await read({ sort: 'relevance', q: 'framer' })).search.order).toBe('relevance');
  });
});

describe('the town of a location', () => {
  it.each(['Austin, TX', 'Downtown Austin TX 78701', 'AUSTIN', '1 Main St, Round Rock, Texas'])(
    'the town is found in %s',
    async (location) => {
      expect(await townAt(new FakeTowns(), location)).not.toBeNull();
    },
  );

  it.each(['Remote', 'Austin, OH', '78701', ''])('the town is not found in "%s"', async (location) => {
    expect(await townAt(new FakeTowns(), location)).toBeNull();
  });
});
