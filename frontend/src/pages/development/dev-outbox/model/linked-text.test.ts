import { expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

it('a link ends before the period that follows it', () => {
  expect(linkedText('Read it: https://crewvine.test/sign-offer/abc-1. Reply STOP to opt out.')).toEqual([
    { text: 'Read it: ', href: null },
    { text: 'https://crewvine.test/sign-offer/abc-1', href: '/sign-offer/abc-1' },
    { text: '. Reply STOP to opt out.', href: null },
  ]);
});

it('links to other sites stay unchanged', () => {
  expect(linkedText('http://elsewhere.test/a?b=1')).toEqual([
    { text: 'http://elsewhere.test/a?b=1', href: 'http://elsewhere.test/a?b=1' },
  ]);
  expect(linkedText('no link')).toEqual([{ text: 'no link', href: null }]);
});
