import { expect, it } from 'vitest';
import { wordsOf } from './post-path.ts';

it('reads the words of a rendered text, apart where paragraphs are', () => {
  expect(wordsOf('<p>Mine <strong>jams</strong></p><p>every day</p>').trim()).toBe('Mine jams every day');
});

it('gives back what was written, and makes no tag of it', () => {
  expect(wordsOf('<p>&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39;</p>').trim()).toBe(`<b> &amp; "x" 'y'`);
});
