import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturesIn, pictureText, withAlt, withoutPicture } from './text-pictures.ts';

const ONE = '01890a5d-ac96-774b-bcce-b302099a8057';
const TWO = '01890a5d-ac96-774b-bcce-b302099a8058';
const url = (id: string): string => `/api/images/${id}`;
const first = { id: ONE, url: url(ONE), alt: '' };

describe('the pictures of a text', () => {
  it('each picture of a text is listed once, in order', () => {
    const text = `![roof](${url(TWO)}) and ![](${url(ONE)})\n![again](${url(TWO)}) ![x](https://a.example/p.png)`;
    expect(picturesIn(text)).toEqual([{ id: TWO, url: url(TWO), alt: 'roof' }, first]);
  });

  it('a picture accepts any description', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (words) => {
        const text = `before ![](${url(ONE)}) after`;
        const [picture, ...others] = picturesIn(withAlt(text, first, words));
        expect(others).toEqual([]);
        expect(picture?.alt).toBe(words.replaceAll(/[[\]\\\n]/g, ' '));
        expect(withAlt(withAlt(text, first, words), first, '')).toBe(text);
      }),
    );
  });

  it('a removed picture takes its own line with it', () => {
    const text = `a\n\n${pictureText(url(ONE))}\n\nb ${pictureText(url(ONE))} c ${pictureText(url(TWO))}`;
    expect(withoutPicture(text, first)).toBe(`a\n\n\nb  c ${pictureText(url(TWO))}`);
  });
});
