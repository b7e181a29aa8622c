import { describe, expect, it } from 'vitest';
import { isTradeWord, tradeTerms } from './trade-words.ts';
import { wordsOf } from './typed-words.ts';

const found = (typed: string) =>
  tradeTerms(wordsOf(typed)).flatMap(({ alternatives }) => alternatives.map(({ word }) => word));

describe('words of the trades', () => {
  it.each([
    ['plomero', 'plumbing'],
    ['plomeros', 'plumbing'],
    ['electricista', 'electrical'],
    ['carpintero', 'carpentry'],
    ['pintora', 'painting'],
    ['techero', 'roofing'],
    ['soldador', 'welder'],
    ['tablaroca', 'drywall'],
    ['yesero', 'drywall'],
    ['jornalero', 'general labor'],
    ['albañil', 'mason'],
    ['aire acondicionado', 'hvac'],
    ['welder', 'soldador'],
    ['ayudante', 'helper'],
    ['mano de obra', 'general labor'],
    ['carpintero de acabado', 'finish'],
    ['sin experiencia', 'apprentice'],
    ['ac', 'hvac'],
    ['hvacr', 'aire acondicionado'],
    ['elec', 'electricista'],
    ['supt', 'superintendent'],
    ['senior', 'sr'],
  ])('%s finds %s', (typed, other) => {
    expect(found(typed)).toContain(other);
  });

  it('a phrase is one term, and other words stay unchanged', () => {
    expect(tradeTerms(['aire', 'acondicionado', 'dallas']).map(({ typed }) => typed)).toEqual([
      'aire acondicionado',
      'dallas',
    ]);
    expect(tradeTerms(['dallas'])).toEqual([
      { typed: 'dallas', alternatives: [{ word: 'dallas', language: null }] },
    ]);
  });

  it('two trades with "or" between them are one term, and nothing else is', () => {
    const terms = (typed: string) => tradeTerms(wordsOf(typed)).map((term) => term.typed);
    expect(terms('plumber or electrician helper')).toEqual(['plumber|electrician', 'helper']);
    expect(terms('plomero o electricista')).toEqual(['plomero|electricista']);
    expect(terms('plumber or zebra')).toEqual(['plumber', 'zebra']);
  });

  it('the list knows its words in either language, single or in a phrase', () => {
    expect(['plumber', 'plomeros', 'equipment', 'austin'].map(isTradeWord)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
