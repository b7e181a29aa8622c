import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { Unavailable } from '#kernel/unavailable.ts';
import { CardDrawer } from './card-drawer.ts';
import type { CardLabels } from './card-labels.ts';
import { Cards } from './cards.ts';

const card = (title: string): CardLabels => ({
  label: 'Referral bonus',
  loud: '$500',
  title,
  lines: ['Austin, TX'],
});
const asking = (fresh = false) => ({ set: () => undefined, fresh }) as unknown as Context;

describe('the pictures of links', () => {
  it('requests for the same picture draw it once, and a request with its ETag does not draw it', async () => {
    const drawn: string[] = [];
    const cards = new Cards(async ({ title }) => {
      drawn.push(title);
      return Buffer.from(title);
    });
    const [one, same] = await Promise.all([
      cards.answer(card('Framer'), asking()),
      cards.answer(card('Framer'), asking()),
    ]);
    expect(one).toEqual(same);
    expect((await cards.answer(card('Framer'), asking(true))).status).toBe(304);
    const other = await cards.answer(card('Roofer'), asking());
    expect(other.headers.ETag).not.toBe(one.headers.ETag);
    expect(drawn).toEqual(['Framer', 'Roofer']);
  });

  it('a few pictures are drawn at a time, and a failed one is redrawn', async () => {
    let fail: (error: Error) => void = () => undefined;
    const held = new Promise<Buffer>((_, reject) => (fail = reject));
    const answers = [held, Promise.resolve(Buffer.from('drawn'))];
    const cards = new Cards(() => answers.shift() ?? held, { underWay: 1 });
    const first = cards.answer(card('Framer'), asking());
    await expect(cards.answer(card('Roofer'), asking())).rejects.toBeInstanceOf(Unavailable);
    fail(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await cards.answer(card('Framer'), asking())).toMatchObject({ status: 200 });
  });

  it('the most recently requested pictures are cached while there is room', async () => {
    const drawn: string[] = [];
    const cards = new Cards(
      async ({ title }) => {
        drawn.push(title);
        return Buffer.from(title);
      },
      { kept: 2 },
    );
    for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await cards.answer(card(title), asking());
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('a drawn picture', () => {
  it.each([
    ['a plain title', 'Framing carpenter'],
    ['markup', '<script>alert(1)</script>"\'&]]><svg onload=x>'],
    ['a title without an end', 'Electrician '.repeat(40)],
    ['other scripts', '李小龍 Łódź Нужен плотник'],
    ['what no font has', '👷🏽 ﷽ \u202e'],
    ['nothing', ''],
  ])('a picture with %s is 1200 by 630', async (_what, title) => {
    const png = Buffer.from(await new CardDrawer().draw(card(title)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
