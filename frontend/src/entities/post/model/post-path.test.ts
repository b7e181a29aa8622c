import { expect, it } from 'vitest';
import { wordsOf } from './post-path.ts';

it('rendered paragraphs become words with spaces between them', () => {
  expect(wordsOf('<p>Mine <strong>jams</strong></p><p>every day</p>').trim()).toBe('Mine jams every day');
});

it('escaped characters become plain text, not tags', () => {
  expect(wordsOf('<p>&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39;</p>').trim()).toBe(`<b> &amp; "x" 'y'`);
});
