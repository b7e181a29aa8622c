import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const HOSTILE = `Framer ]]><evil/> & "more"`;

describe('the feed for job boards', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const ask = (headers: Record<string, string> = {}) => app.client().get<string>('/feeds/jobs.xml', headers);

  it('the feed contains the fields for boards of every open job, and no closed job', async () => {
    const job = await fixture.post();
    const closed = await fixture.post();
    ok(await fixture.employer.client.patch(`/api/jobs/${closed}`, { isActive: false }));
    const { body, headers } = await ask();
    expect(headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
    expect(body).toContain('<publisher>Crewvine</publisher>');
    for (const field of [
      `<referencenumber><![CDATA[${job}]]></referencenumber>`,
      `<url><![CDATA[http://crewvine.test/job/${job}?utm_source=feed]]></url>`,
      '<company><![CDATA[Hill Country Builders]]></company>',
      '<city><![CDATA[Austin]]></city>',
      '<state><![CDATA[TX]]></state>',
      '<country><![CDATA[US]]></country>',
      '<jobtype><![CDATA[fulltime]]></jobtype>',
      '<salary><![CDATA[$25/hour]]></salary>',
      '<category><![CDATA[framing]]></category>',
    ])
      expect(body).toContain(field);
    expect(body).not.toContain(closed);
    expect(body.split(`[${job}]`)).toHaveLength(3);
  });

  it('no text from a user breaks the feed', async () => {
    const job = await fixture.post({ title: HOSTILE });
    const { body } = await ask();
    const own = body.split('<job>').find((one) => one.includes(job)) ?? '';
    const quoted = /<title>(.*?)<\/title>/s.exec(own)?.[1] ?? '';
    const text = [...quoted.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, part]) => part).join('');
    expect(text).toBe(HOSTILE);
  });

  it('the feed answers 304 to a client with the current version, until a job changes', async () => {
    const job = await fixture.post();
    const tag = (await ask()).headers.get('ETag') ?? '';
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
    ok(await fixture.employer.client.patch(`/api/jobs/${job}`, { title: 'Roofer' }));
    const next = await ask({ 'If-None-Match': tag });
    expect(next.status).toBe(200);
    expect(next.body).toContain('Roofer');
  });
});

describe('open jobs like one', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const similar = async (id: string): Promise<string[]> =>
    ok(await app.client().get(`/api/jobs/${id}/similar`)).map((job: { id: string }) => job.id);

  it('similar jobs are of its trade and near it, or else anywhere, for open and closed jobs', async () => {
    const trade = { category: 'roofing' };
    const closed = await fixture.post(trade);
    ok(await fixture.employer.client.patch(`/api/jobs/${closed}`, { isActive: false }));
    const far = await fixture.post({ ...trade, location: 'Boston, MA' });
    expect(await similar(closed)).toEqual([far]);
    const near = await fixture.post(trade);
    await fixture.post({ category: 'plumbing' });
    expect(await similar(closed)).toEqual([near]);
    expect(await similar(near)).toEqual([far]);
  });

  it('similar jobs have no distance, which would be that from the other job', async () => {
    const job = await fixture.post();
    await fixture.post();
    const [other] = ok(await app.client().get(`/api/jobs/${job}/similar`));
    expect(other.distance).toBeNull();
  });

  it('similar jobs of an unknown job return 404', async () => {
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect((await app.client().get(`/api/jobs/${unknown}/similar`)).status).toBe(404);
  });
});
