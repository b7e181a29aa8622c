import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

describe('towns to choose from', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  const named = async (q: string): Promise<string[]> => {
    const { body } = await app.client().get(`/api/places?${new URLSearchParams({ q }).toString()}`);
    return body.map(({ name }: Loose) => name);
  };

  it('begin with what was typed, the largest first, with where they are', async () => {
    const { status, body } = await app.client().get('/api/places?q=aust');
    expect(status).toBe(200);
    expect(body[0]).toEqual({ name: 'Austin, TX', latitude: 30.26715, longitude: -97.74306 });
    expect(body.length).toBeGreaterThan(1);
    expect(body.length).toBeLessThanOrEqual(6);
    expect(body.every(({ name }: Loose) => name.startsWith('Aust'))).toBe(true);
  });

  it('the suggestions are towns of the named state, by its code, its name or the beginning of either', async () => {
    expect((await named('Spring, i')).every((name) => /, (IL|IN|IA|ID)$/.test(name))).toBe(true);
    expect((await named('springfield, Illinois'))[0]).toBe('Springfield, IL');
  });

  it('the suggestions include nicknames, each town once', async () => {
    expect((await named('ATX'))[0]).toBe('Austin, TX');
    const vegas = await named('Vegas');
    expect(vegas[0]).toBe('Las Vegas, NV');
    expect(new Set(vegas).size).toBe(vegas.length);
  });

  it('a single letter or an unknown town gives no suggestions', async () => {
    expect([await named('a'), await named(''), await named('qqqqq')]).toEqual([[], [], []]);
  });
});
