import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';

const event = 'x'.repeat(1024);

describe('the body of a stream', () => {
  it('goes on until it is ended, once', async () => {
    const stream = new EventStream();
    expect([stream.write('a'), stream.write('b')]).toEqual([true, true]);
    stream.end();
    stream.end();
    expect(stream.write('c')).toBe(false);
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('ab');
  });

  it('is cut off where its reader takes nothing, before much has piled up', () => {
    const stream = new EventStream();
    const reader = new PassThrough();
    stream.pipe(reader);
    let written = 0;
    while (written < 1_000_000 && stream.write(event)) written += event.length;
    expect(stream.destroyed).toBe(true);
    expect(written).toBeLessThan(150_000);
  });
});
