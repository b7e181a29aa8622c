import { afterEach, describe, expect, it } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('the server’s clock', () => {
  afterEach(() => noteServerTime(new Date(NOW).toUTCString(), NOW));

  it('the time of responses corrects a wrong clock on this device', () => {
    noteServerTime('Fri, 20 Nov 2026 15:00:00 GMT', NOW);
    expect(serverNow(NOW)).toBe(NOW + 3 * 3_600_000);
  });

  it('a difference of less than two seconds is ignored, and a missing date changes nothing', () => {
    noteServerTime('Fri, 20 Nov 2026 12:00:01 GMT', NOW);
    expect(serverNow(NOW)).toBe(NOW);
    noteServerTime('Fri, 20 Nov 2026 11:00:00 GMT', NOW);
    noteServerTime(null, NOW);
    expect(serverNow(NOW)).toBe(NOW - 3_600_000);
  });
});
