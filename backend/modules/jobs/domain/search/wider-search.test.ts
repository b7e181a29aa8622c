import { describe, expect, it } from 'vitest';
import { readSpokenSearch } from './spoken-search.ts';
import { tradeTerms } from './trade-words.ts';
import { widened } from './wider-search.ts';

const wider = (typed: string) => widened(typed, tradeTerms(readSpokenSearch(typed).words));

describe('the wider search', () => {
  it.each([
    ['electrician plumber', 'electrician or plumber'],
    ['Electrician and plumber $30/hr', 'Electrician or plumber $30/hr'],
    ['plumber, electrician', 'plumber or electrician'],
    ['plomero electricista', 'plomero o electricista'],
    ['plomero y electricista fin de semana', 'plomero o electricista fin de semana'],
    ['heavy equipment mechanic', 'heavy equipment or mechanic'],
  ])('instead of "%s" is either trade first: "%s"', (typed, either) => {
    expect(wider(typed)[0]).toBe(either);
  });

  it.each([
    ['ceramic tile', ['tile']],
    ['oficial de concreto', ['concreto']],
    ['24/7 driver', ['driver']],
    ['ceramic tile installer weekends', ['tile installer weekends', 'tile weekends']],
    ['mason foreman', ['mason']],
    ['helper forklift', ['helper']],
  ])('instead of "%s" is the trade without what was said of it: %j', (typed, sentences) => {
    expect(wider(typed)).toEqual(sentences);
  });

  it.each(['neurosurgeon', 'asdf ghjk', 'electrician', '', 'plumber or electrician'])(
    'no wider search exists if no trade can be left out or added: "%s"',
    (typed) => {
      expect(wider(typed)).toEqual([]);
    },
  );
});
