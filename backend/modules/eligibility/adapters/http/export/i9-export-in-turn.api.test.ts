import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrintingThreads } from '#platform/pdf/threads/printing-threads.ts';
import type { TryingPrinter } from '#platform/pdf/threads/testing/trying-printer.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { I9Fixture, ok } from '#modules/eligibility/testing/api-fixture.ts';

const TRYING = new URL('../../../../../platform/pdf/threads/testing/trying-printer.ts', import.meta.url);
const AT = new Date('2026-03-02T10:00:00Z');

/** One page at a time, and one that waits. */
const printing = new PrintingThreads({ threads: 1, waiting: 1 });
const ordinary = printing.of<TryingPrinter>(TRYING, 'TryingPrinter', 'Hello');
const others = printing.inTurn.of<TryingPrinter>(TRYING, 'TryingPrinter', 'Hello');
let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true, printing });
  fixture = await I9Fixture.open(app);
  for (let made = 0; made < 2; made += 1) await fixture.accepted(fixture.day(1));
});
afterAll(async () => {
  await app.stop();
  await printing.stop();
});

const held = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
function release(signal: Int32Array): void {
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

async function ask(): Promise<IncomingMessage> {
  const headers = { Cookie: fixture.employer.client.cookieHeader() };
  const [answer] = await once(get(`${app.origin}/api/i9-forms/export?code=${CODE}`, { headers }), 'response');
  return answer as IncomingMessage;
}

/** The marker that follows each file of a streamed ZIP. */
const END_OF_FILE = Buffer.from('PK\x07\x08');
const CODE = 'an0export1';
async function countOf(zip: Buffer): Promise<number> {
  const { client } = fixture.employer;
  const { password } = ok(await client.get(`/api/i9-forms/export-password?code=${CODE}`));
  return (await unlockedFiles(zip, password)).size;
}

async function taken(): Promise<number> {
  const text = `select 1 from i9_trail where kind = 'exported'`;
  return (await app.application.sql.rows({ name: 'test-taken', text }, [])).length;
}

/** All of an answer, and what is done once its first file is there. */
async function read(answer: IncomingMessage, onFirstFile: () => void = () => undefined): Promise<Buffer> {
  let all = Buffer.alloc(0);
  let isFirst = true;
  for await (const piece of answer) {
    all = Buffer.concat([all, piece as Buffer]);
    if (isFirst && all.includes(END_OF_FILE)) {
      isFirst = false;
      onFirstFile();
    }
  }
  return all;
}

describe('an export with a full line of pages (rules.md#printed-in-turn)', () => {
  it('an export is refused in words before its first byte, and leaves no step in the trail', async () => {
    const before = await taken();
    const signal = held();
    const pages = [ordinary('wait')(signal), ordinary('print')('Ana', AT)];
    const refused = await ask();
    const said = JSON.parse((await read(refused)).toString());
    expect([refused.statusCode, refused.headers['retry-after'], said.code]).toEqual([
      503,
      '2',
      'http.unavailable',
    ]);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(await taken()).toBe(before);
    release(signal);
    await Promise.all(pages);
    const again = await ask();
    expect(again.statusCode).toBe(200);
    expect(await countOf(await read(again))).toBe(3);
    expect(await taken()).toBe(before + 2);
  });

  it('an export waits for its turn if the line fills between two forms, and is complete', async () => {
    const [before, between] = [held(), held()];
    const pages: Promise<unknown>[] = [ordinary('wait')(before)];
    const asked = ask();
    await lineIsFull();
    // Its first form waits; the pages behind it fill the line while its second form is printed.
    pages.push(others('wait')(between), others('print')('Ana', AT));
    release(before);
    const zip = await read(await asked, () => {
      expect(() => printing.refuseIfFull()).toThrow('Too many pages wait');
      release(between);
    });
    expect(await countOf(zip)).toBe(3);
    await Promise.all(pages);
  });
});

async function lineIsFull(): Promise<void> {
  for (;;) {
    try {
      printing.refuseIfFull();
    } catch {
      return;
    }
    await new Promise((later) => setImmediate(later));
  }
}
