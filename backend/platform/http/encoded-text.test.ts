import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EncodedText } from './encoded-text.ts';

const words = 'Framer in Austin, Texas. '.repeat(100);

describe('a shared text', () => {
  it('the text is encoded once for all clients with the same encoding', async () => {
    const text = new EncodedText(words);
    const [first, second] = await Promise.all([text.bytes('br'), text.bytes('br')]);
    expect(first).toBe(second);
    expect(await text.bytes('br')).toBe(first);
  });

  it('each encoding decodes to the text and is smaller', async () => {
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
