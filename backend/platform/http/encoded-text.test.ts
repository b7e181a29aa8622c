import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EncodedText } from './encoded-text.ts';

const words = 'Framer in Austin, Texas. '.repeat(100);

describe('a text for many', () => {
  it('is encoded once for all who take the same', async () => {
    const text = new EncodedText(words);
    const [first, second] = await Promise.all([text.bytes('br'), text.bytes('br')]);
    expect(first).toBe(second);
    expect(await text.bytes('br')).toBe(first);
  });

  it('comes back from each encoding, and is smaller in it', async () => {
    const text = new EncodedText(words);
    const [br, gzip, plain] = [
      await text.bytes('br'),
      await text.bytes('gzip'),
      await text.bytes('identity'),
    ];
    expect([brotliDecompressSync(br), gunzipSync(gzip), plain].map(String)).toEqual([words, words, words]);
    expect(br.length).toBeLessThan(plain.length / 10);
    expect(gzip.length).toBeLessThan(plain.length / 10);
  });
});
