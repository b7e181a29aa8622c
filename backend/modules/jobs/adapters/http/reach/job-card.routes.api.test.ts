import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

describe('the picture of a job', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  async function picture(path: string, headers: Record<string, string> = {}) {
    // Without this header, fetch itself would request a fresh copy.
    const answer = await fetch(app.origin + path, { headers: { 'Cache-Control': 'max-age=0', ...headers } });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  it('the picture is a PNG of 1200 by 630, another one in Spanish, and is not sent again to a client that has it', async () => {
    const id = await fixture.post();
    const { answer, bytes } = await picture(`/og/job/${id}.png`);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const tag = answer.headers.get('ETag') ?? '';
    const spanish = await picture(`/og/job/${id}.png?lang=es`, { 'If-None-Match': tag });
    expect(spanish.answer.status).toBe(200);
    expect(spanish.bytes.equals(bytes)).toBe(false);
    expect((await picture(`/og/job/${id}.png`, { 'If-None-Match': tag })).answer.status).toBe(304);
    ok(await fixture.employer.client.patch(`/api/jobs/${id}`, { title: 'Roofer' }));
    expect((await picture(`/og/job/${id}.png`, { 'If-None-Match': tag })).answer.status).toBe(200);
  });

  it('the picture is drawn for any title', async () => {
    const id = await fixture.post({ title: `<svg onload="x">&"'] 👷🏽` });
    expect((await picture(`/og/job/${id}.png`)).answer.status).toBe(200);
  });

  it('only open jobs have a picture; all other pages use that of the product', async () => {
    const id = await fixture.post();
    ok(await fixture.employer.client.patch(`/api/jobs/${id}`, { isActive: false }));
    expect((await picture(`/og/job/${id}.png`)).answer.status).toBe(404);
    expect((await picture('/og/job/none.png')).answer.status).toBe(404);
    const { answer, bytes } = await picture('/og/crewvine.png');
    expect([answer.status, bytes.readUInt32BE(16)]).toEqual([200, 1200]);
  });
});
