import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';

const event = 'x'.repeat(1024);

describe('the event stream', () => {
  it('the event stream accepts events until it ends, and ends once', async () => {
    const stream = new EventStream();
    expect([stream.write('a'), stream.write('b')]).toEqual([true, true]);
    stream.end();
    stream.end();
    expect(stream.write('c')).toBe(false);
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('ab');
  });

  it('the event stream disconnects a reader who takes nothing, before much data piles up', () => {
    const stream = new EventStream();
    const reader = new PassThrough();
    stream.pipe(reader);
    let written = 0;
    while (written < 1_000_000 && stream.write(event)) written += event.length;
    expect(stream.destroyed).toBe(true);
    expect(written).toBeLessThan(150_000);
  });
});
