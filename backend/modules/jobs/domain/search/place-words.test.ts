import { describe, expect, it } from 'vitest';
import { placesIn, townsOf } from './place-words.ts';
import { wordsOf } from './typed-words.ts';

const guesses = (typed: string) =>
  placesIn(wordsOf(typed)).map(({ city, state, rest, isCertain }) => [
    [city, state].filter(Boolean).join(', '),
    rest.join(' '),
    isCertain,
  ]);

describe('the towns a sentence may name', () => {
  it('the town comes before a state', () => {
    expect(guesses('plumber san antonio tx')).toContainEqual(['san antonio, tx', 'plumber', true]);
    expect(guesses('mason oh')).toContainEqual(['mason, oh', '', true]);
    expect(guesses('roofer in las cruces new mexico')).toContainEqual([
      'las cruces, new mexico',
      'roofer',
      true,
    ]);
  });

  it('the town follows "in", "near", "en" and "cerca de"', () => {
    expect(guesses('electrician near round rock')).toContainEqual(['round rock', 'electrician', true]);
    expect(guesses('plomero cerca de el paso')).toContainEqual(['el paso', 'plomero', true]);
    expect(guesses('in waco painter')).toContainEqual(['waco', 'painter', true]);
  });

  it('the town may be, less certainly, the first or the last words', () => {
    expect(guesses('electrician austin')).toContainEqual(['austin', 'electrician', false]);
    expect(guesses('fort worth framer')).toContainEqual(['fort worth', 'framer', false]);
  });

  it('the town may have a nickname', () => {
    expect(guesses('electrician la')).toContainEqual(['los angeles, ca', 'electrician', false]);
    expect(guesses('roofer in vegas')).toContainEqual(['las vegas, nv', 'roofer', true]);
    expect(guesses('dfw framer')).toContainEqual(['dallas, tx', 'framer', false]);
    expect(guesses('painter vegas nm')).toContainEqual(['las vegas, nm', 'painter', true]);
    expect(guesses('baton rouge la')[0]).toEqual(['baton rouge, la', '', true]);
  });

  it('the Spanish article does not mean a town', () => {
    const cities = guesses('trabajo en la construccion').map(([city]) => city);
    expect(cities).not.toContain('los angeles, ca');
    expect(guesses('la obra').map(([city]) => city)).not.toContain('los angeles, ca');
  });

  it('words of the trades and everyday words never name a town', () => {
    const cities = (typed: string) => guesses(typed).map(([city]) => city);
    expect(cities('plumber helper')).toEqual(expect.not.arrayContaining(['helper', 'plumber']));
    expect(cities('union electrician')).not.toContain('union');
  });
});

describe('the towns a location may mean', () => {
  it.each([
    ['Austin, TX', 'austin', 'tx'],
    ['Austin TX 78701', 'austin', 'tx'],
    ['500 Main St, Austin, Texas 78701', 'austin', 'texas'],
    ['Downtown San Antonio, TX', 'san antonio', 'tx'],
    ['Austin', 'austin', null],
    ['Austin / remote', 'austin', null],
    ['ATX', 'austin', 'tx'],
    ['LA', 'los angeles', 'ca'],
    ['Vegas, NV', 'las vegas', 'nv'],
    ['New Orleans, LA', 'new orleans', 'la'],
  ])('%s', (location, city, state) => {
    expect(townsOf(location)).toContainEqual(expect.objectContaining({ city, state }));
  });

  it('numbers name no town', () => {
    expect(townsOf('78701')).toEqual([]);
  });
});
