import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { WrittenRows } from '#modules/community/testing/written-rows.ts';

const PAGE = '<!doctype html><script>alert(1)</script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const HOSTILE: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from(PAGE)],
  ['a drawing with a script', Buffer.from(DRAWING)],
  ['a drawing behind an XML prolog', Buffer.from(`<?xml version="1.0"?>${DRAWING}`)],
  [
    'a page in front of a picture',
    Buffer.concat([Buffer.from(PAGE), Buffer.from('89504e470d0a1a0a', 'hex')]),
  ],
  ['a PDF', Buffer.from('%PDF-1.4 trailer')],
  ['a program', Buffer.concat([Buffer.from('7f454c460201010000', 'hex'), Buffer.alloc(60)])],
  ['a GIF that is a script', Buffer.from('GIF89a/*\0\0*/=alert(1)//')],
  [
    'a playlist that reads other files',
    Buffer.from('push graphic-context viewbox 0 0 1 1 image over 0,0 0,0 "/etc/passwd"'),
  ],
  ['bytes of no kind', Buffer.alloc(2_000, 7)],
];

const archive = (words: string): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(words.length, 20);
  return Buffer.concat([end, Buffer.from(words)]);
};
/** A JPEG with these words as its comment. */
const commented = (jpeg: Buffer, words: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(words), jpeg.subarray(2)]);
};

let app: TestApplication;
let rows: WrittenRows;
let owner: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  rows = new WrittenRows(app);
  owner = await signUpReferrer(app);
});
afterAll(() => app.stop());

const upload = (
  person: Pick<SignedUp, 'client'>,
  bytes: Uint8Array,
  query = '',
): Promise<HttpAnswer<Loose>> =>
  person.client.send('POST', `/api/images${query}`, bytes, { 'Content-Type': 'image/png' });

const picture = (width: number, height: number): ReturnType<typeof sharp> =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } });

const status = async (person: Pick<SignedUp, 'client'>, id: string): Promise<number> =>
  (await person.client.get(`/api/images/${id}`)).status;

async function bytesOf(person: SignedUp, url: string): Promise<Buffer> {
  const answer = await fetch(app.origin + url, { headers: { Cookie: person.client.cookieHeader() } });
  return Buffer.from(await answer.arrayBuffer());
}

const img = (id: string): string =>
  `<p><img src="/api/images/${id}" alt="" width="4" height="4" loading="lazy" /></p>`;

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('the server re-encodes a %s picture', async (format) => {
    const kept = await upload(owner, await picture(2000, 500).toFormat(format).toBuffer());
    expect(kept).toMatchObject({ status: 201, body: { width: 1600, height: 400 } });
    expect(kept.body.url).toBe(`/api/images/${kept.body.id}`);
    const metadata = await sharp(await bytesOf(owner, kept.body.url)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 400 });
  });

  it('the server strips location and camera data and turns the picture upright', async () => {
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await upload(owner, taken);
    expect(kept.body).toMatchObject({ width: 20, height: 40 });
    const bytes = await bytesOf(owner, kept.body.url);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Spy')).toBe(false);
  });

  it('a profile picture becomes a square of 256 pixels', async () => {
    const kept = await upload(owner, await picture(900, 300).png().toBuffer(), '?purpose=avatar');
    expect(kept.body).toMatchObject({ width: 256, height: 256 });
    for (const [query, width] of [
      ['', 256],
      ['?size=full', 256],
      ['?size=small', 96],
    ] as const) {
      const metadata = await sharp(await bytesOf(owner, kept.body.url + query)).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: width });
    }
    expect((await owner.client.get(`${kept.body.url}?size=huge`)).status).toBe(400);
  });

  it.each(HOSTILE)('the upload rejects %s', async (_what, bytes) => {
    expect((await upload(owner, bytes)).status).toBe(415);
  });

  it('the upload rejects an animation instead of storing its first picture', async () => {
    const gif = await picture(4, 4).gif().toBuffer();
    expect((await upload(owner, gif)).status).toBe(415);
  });

  it.each<[what: string, make: (png: Buffer, jpeg: Buffer) => Buffer]>([
    ['a page', (png) => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['a page in its comment', (_png, jpeg) => commented(jpeg, '<?php system($_GET[1]); ?>')],
    ['a drawing in its comment', (_png, jpeg) => commented(jpeg, DRAWING)],
    ['an archive', (png) => Buffer.concat([png, archive('')])],
    ['an archive with words behind it', (_png, jpeg) => Buffer.concat([jpeg, archive('Jar')])],
    ['a PDF', (_png, jpeg) => commented(jpeg, '%PDF-1.7')],
  ])('the upload also rejects %s', async (_what, make) => {
    const [png, jpeg] = [await picture(8, 8).png().toBuffer(), await picture(8, 8).jpeg().toBuffer()];
    expect(await upload(owner, make(png, jpeg))).toMatchObject({
      status: 415,
      body: { code: 'community.picture_type' },
    });
  });

  it('the server drops data that a phone appends to the picture', async () => {
    const film = Buffer.from('\0\0\0\x18ftypmp42 MotionPhoto_Data PK\x05\x06 half of a sign');
    const kept = await upload(owner, Buffer.concat([await picture(8, 8).jpeg().toBuffer(), film]));
    expect(kept.status).toBe(201);
    expect((await bytesOf(owner, kept.body.url)).includes('MotionPhoto')).toBe(false);
  });

  it('a picture has at most 40 megapixels, regardless of its file size', async () => {
    const bomb = await picture(8001, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await upload(owner, bomb)).toMatchObject({
      status: 422,
      body: { code: 'community.picture_pixels' },
    });
  });

  it('a truncated picture is rejected', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    const answer = await upload(owner, whole.subarray(0, whole.length / 2));
    expect(answer).toMatchObject({ status: 422, body: { code: 'community.picture_unreadable' } });
  });

  it('a file has at most 8 MB', async () => {
    const answer = await upload(owner, Buffer.alloc(8 * 1024 * 1024 + 1));
    expect(answer.status).toBe(413);
  });

  it('an upload requires a sign-in and must not be JSON', async () => {
    expect((await upload({ client: app.client() }, Buffer.alloc(9))).status).toBe(401);
    expect((await owner.client.post('/api/images', { a: 1 })).status).toBe(415);
    expect((await upload(owner, Buffer.alloc(9), '?purpose=other')).status).toBe(400);
  });

  it('a person uploads at most forty pictures an hour', async () => {
    const limited = await startTestApplication({
      beside: app,
      limits: { picture: { points: 1, seconds: 3600 } },
    });
    const person = await signUpReferrer(limited);
    const bytes = await picture(4, 4).png().toBuffer();
    expect((await upload(person, bytes)).status).toBe(201);
    expect((await upload(person, bytes)).status).toBe(429);
    await limited.stop();
  });
});

describe('access to a picture', () => {
  let stranger: SignedUp;
  const fresh = async (): Promise<string> => {
    const { body } = await upload(owner, await picture(4, 4).png().toBuffer());
    return body.id;
  };
  const shown = async (id: string, ...people: Pick<SignedUp, 'client'>[]): Promise<readonly number[]> =>
    Promise.all(people.map((person) => status(person, id)));

  beforeAll(async () => {
    stranger = await signUpWorker(app);
  });

  it('only its owner sees an unused picture', async () => {
    expect(await shown(await fresh(), owner, stranger, { client: app.client() })).toEqual([200, 404, 404]);
  });

  it('everyone sees a picture of the forum, and browsers cache it permanently', async () => {
    const id = await fresh();
    await rows.post({ author: owner, html: img(id) });
    const answer = await app.client().get(`/api/images/${id}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('only current members see a picture of a private board', async () => {
    const [member, id] = [await signUpWorker(app), await fresh()];
    const board = await rows.board(owner, { isPrivate: true });
    await rows.join(board, member);
    await rows.post({ author: owner, board, html: img(id) });
    expect(await shown(id, owner, member, stranger, { client: app.client() })).toEqual([200, 200, 404, 404]);
    const { headers } = await member.client.get(`/api/images/${id}`);
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
    await rows.leave(board, member);
    expect(await status(member, id)).toBe(404);
  });

  it('only moderators of the place see the picture of a hidden text', async () => {
    const [moderator, id] = [await signUpWorker(app), await fresh()];
    const board = await rows.board(moderator);
    const post = await rows.post({ author: owner, board, html: img(id) });
    expect(await status(stranger, id)).toBe(200);
    await rows.change(post, 'is_hidden = true');
    expect(await shown(id, owner, moderator, stranger)).toEqual([200, 200, 404]);
  });

  it('a private picture stays private if someone writes its address in a public text', async () => {
    const id = await fresh();
    await rows.post({ author: stranger, html: `<p>&lt;img src="/api/images/${id}"</p>` });
    expect(await status(stranger, id)).toBe(404);
  });
});

describe('unused pictures', () => {
  it('unused pictures are deleted after a day; those of posts, drafts, and profiles stay', async () => {
    const person = await signUpReferrer(app);
    const ids: string[] = [];
    for (const query of ['', '', '', '?purpose=avatar', '?purpose=avatar']) {
      ids.push((await upload(person, await picture(4, 4).png().toBuffer(), query)).body.id);
    }
    const [unused = '', posted = '', drafted = '', worn = '', unworn = ''] = ids;
    await rows.post({ author: person, html: img(posted) });
    await person.client.put('/api/drafts/forum', { content: `![x](/api/images/${drafted})` });
    await person.client.put('/api/profile-picture', { imageId: worn });
    const states = async (): Promise<readonly number[]> =>
      Promise.all([unused, posted, drafted, worn, unworn].map((id) => status(person, id)));
    await app.advance(23);
    expect(await states()).toEqual([200, 200, 200, 200, 200]);
    await app.advance(2);
    expect(await states()).toEqual([404, 200, 200, 200, 404]);
    await person.client.delete('/api/drafts/forum');
    await app.advance(25);
    expect(await states()).toEqual([404, 200, 404, 200, 404]);
  });
});

describe('a person’s own picture', () => {
  it('everyone sees the picture next to the name until its owner removes it', async () => {
    const person = await signUpWorker(app);
    const { body } = await upload(person, await picture(4, 4).png().toBuffer(), '?purpose=avatar');
    const put = await person.client.put('/api/profile-picture', { imageId: body.id });
    expect(put).toMatchObject({ status: 200, body: { profileImageUrl: body.url } });
    expect((await person.client.get('/api/auth/user')).body.profileImageUrl).toBe(body.url);
    expect((await app.client().get(body.url)).status).toBe(200);
    await person.client.put('/api/profile-picture', { imageId: null });
    expect((await person.client.get('/api/auth/user')).body.profileImageUrl).toBeNull();
  });

  it('another person’s picture or a post’s picture cannot become a profile picture', async () => {
    const person = await signUpWorker(app);
    const foreign = await upload(
      await signUpWorker(app),
      await picture(4, 4).png().toBuffer(),
      '?purpose=avatar',
    );
    const posted = await upload(person, await picture(4, 4).png().toBuffer());
    for (const imageId of [foreign.body.id, posted.body.id]) {
      expect((await person.client.put('/api/profile-picture', { imageId })).status).toBe(400);
    }
  });
});
