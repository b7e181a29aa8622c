import { expect, it } from 'vitest';
import { markedText } from './marked-text.ts';

it('a text is split at the matched words', () => {
  expect(markedText('new \u0002roofs\u0003 and \u0002roofers\u0003')).toEqual([
    { text: 'new ', isHit: false },
    { text: 'roofs', isHit: true },
    { text: ' and ', isHit: false },
    { text: 'roofers', isHit: true },
  ]);
  expect(markedText('  \n')).toEqual([]);
});

it('escaped characters appear as typed, and are unescaped only once', () => {
  expect(markedText(' a &lt;b&gt;\n &amp;amp; ', true)).toEqual([{ text: 'a <b> &amp;', isHit: false }]);
  expect(markedText('&lt;')).toEqual([{ text: '&lt;', isHit: false }]);
});

it('control characters in a text do not become marks', () => {
  expect(markedText('a\u0003b\u0002c')).toEqual([
    { text: 'ab', isHit: false },
    { text: 'c', isHit: false },
  ]);
});
