import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobSchema, type Job } from '#contract/jobs/index.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import type { HttpAnswer } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { demoAds, DEMO_TOWNS } from '../testing/demo/demo-ads.ts';

const jobList = z.array(jobSchema);

describe('a job search in the words of the demo data', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
    const { client } = await signUpEmployer(app);
    for (const ad of demoAds()) {
      const { status, body } = await client.post('/api/jobs', ad);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    }
  }, 120_000);
  afterAll(() => app.stop());

  const ask = async (query: Record<string, string | number>) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await app.client().get(`/api/jobs?${search}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const link = /<(.+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null;
    return { jobs: jobList.parse(answer.body), corrected: answer.headers.get('X-Search-Corrected'), link };
  };
  const best = (q: string, more: Record<string, string | number> = {}) =>
    ask({ q, sort: 'relevance', limit: 20, ...more });
  const titles = (jobs: readonly Job[]) => jobs.map(({ title }) => title);
  const hourly = ({ payRate }: Job) => Number(/\d+/.exec(payRate)?.[0]);

  it('a search for "electrcian austin" finds electricians in and around Austin', async () => {
    const { jobs, corrected } = await best('electrcian austin');
    expect(corrected).toBe('electrician austin');
    expect(
      titles(jobs)
        .slice(0, 3)
        .every((title) => title.includes('Electrician')),
    ).toBe(true);
    expect(jobs.every(({ location }) => /Austin|Round Rock/.test(location))).toBe(true);
    expect(jobs.every(({ distance }) => distance !== null && distance <= 25)).toBe(true);
  });

  it('a search understands "plomero"', async () => {
    const { jobs, corrected } = await best('plomero');
    expect(corrected).toBeNull();
    expect(jobs).toHaveLength(15);
    expect(jobs.every(({ category }) => category === 'plumbing')).toBe(true);
  });

  it('a search reads "25/hr weekends" as pay and days', async () => {
    const { jobs } = await best('25/hr weekends');
    expect(jobs.length).toBeGreaterThan(5);
    expect(jobs.every((job) => hourly(job) >= 25)).toBe(true);
    expect(jobs.every((job) => /weekend/i.test(`${job.schedule} ${job.requirements}`))).toBe(true);
  });

  it.each([
    ['electrician', 'Electrician', 'electrical'],
    ['electricista', 'Electrician', 'electrical'],
    ['pintor', 'Painter', 'painting'],
    ['techero', 'Roof', 'roofing'],
    ['roofing', 'Roof', 'roofing'],
    ['soldador', 'Welder', 'other'],
    ['tablaroca', '', 'drywall'],
    ['jornalero', 'Labor', 'general-labor'],
    ['aire acondicionado', 'HVAC', 'hvac'],
    ['albañil', '', 'concrete'],
    ['tile setter', 'Tile Setter', 'flooring'],
    ['heavy equipment operator', 'Heavy Equipment Operator', 'construction'],
    ['medical equipment installer', 'Medical Equipment Installer', 'healthcare'],
    ['trim carp', 'Trim Carpenter', 'carpentry'],
  ])('a search for "%s" finds %s (%s) first', async (q, title, category) => {
    const { jobs } = await best(q);
    expect(jobs[0]).toMatchObject({ title: expect.stringContaining(title), category });
  });

  it.each([
    ['plummer', 'plumber', 'plumbing'],
    ['carpentr', null, 'carpentry'],
    ['drywal', null, 'drywall'],
    ['hvca', 'hvac', 'hvac'],
    ['soldadro', 'soldador', 'other'],
    ['roofer pheonix', 'roofer phoenix', 'roofing'],
  ])('a search corrects "%s"', async (q, corrected, category) => {
    const found = await best(q);
    expect(found.corrected).toBe(corrected);
    expect(found.jobs[0]).toMatchObject({ category });
  });

  it.each([
    ['electrician plumber', 'electrician or plumber', ['electrical', 'plumbing']],
    ['plomero o electricista', null, ['electrical', 'plumbing']],
    ['plumber/electrician', null, ['electrical', 'plumbing']],
    ['ceramic tile', 'tile', ['flooring']],
    ['oficial de concreto', 'concreto', ['concrete']],
    ['carpintero de acabado', null, ['carpentry']],
    ['tablaroquero', null, ['drywall']],
    ['a/c', null, ['hvac']],
    ['plomero cerca de mi', null, ['plumbing']],
    ['electrican autsin', 'electrical austin', ['electrical']],
    ['mason foreman', 'mason', ['concrete']],
  ])('a search for "%s" always finds jobs and shows its correction (%s)', async (q, corrected, trades) => {
    const found = await best(q, { limit: 100 });
    expect(found.corrected).toBe(corrected);
    const categories = new Set<string>(found.jobs.map(({ category }) => category));
    for (const trade of trades) expect([...categories], q).toContain(trade);
  });

  it('a widened search still respects place, pay, and page', async () => {
    const { jobs, link } = await best('electrician plumber austin $30 hora', { limit: 2 });
    expect(jobs.every((job) => hourly(job) >= 30 && /Austin|Round Rock/.test(job.location))).toBe(true);
    const second = jobList.parse((await app.client().get(link ?? '')).body);
    expect(second).toHaveLength(2);
    expect(titles(second)).not.toEqual(titles(jobs));
  });

  it('a search for "construction jobs in dallas" includes every building trade', async () => {
    const { jobs } = await best('construction jobs in dallas', { limit: 100 });
    const categories = new Set(jobs.map(({ category }) => category));
    expect(categories.size).toBe(13);
    expect(jobs.every(({ location }) => location === 'Dallas, TX')).toBe(true);
    expect((await best('construction superintendent')).jobs[0]?.title).toBe('Construction Superintendent');
  });

  it('a search reads a bonus, a yearly wage, and working days', async () => {
    const bonus = await best('bono de 750 pintor');
    expect(bonus.jobs.length).toBeGreaterThan(2);
    expect(bonus.jobs.every((job) => Number(job.referralBonus) >= 750 && job.category === 'painting')).toBe(
      true,
    );
    const yearly = await best('electrician 60k');
    expect(yearly.jobs.length).toBeGreaterThan(2);
    expect(yearly.jobs.every((job) => hourly(job) > 28)).toBe(true);
    const weekdays = await best('lunes a viernes');
    expect(weekdays.jobs.every(({ schedule }) => schedule.includes('Monday to Friday'))).toBe(true);
  });

  it('the nearer of two equal matches comes first', async () => {
    const { jobs } = await best('roofer austin');
    const roofers = jobs.filter(({ title }) => title === 'Roofer').map(({ distance }) => distance);
    expect(roofers).toEqual([0, 17.1]);
  });

  it('a word in the title comes before one in the description', async () => {
    const { jobs } = await best('helper', { limit: 100 });
    const named = jobs.map(({ title }) => title.includes('Helper'));
    expect(named.indexOf(false) === -1 || named.indexOf(false) > named.lastIndexOf(true)).toBe(true);
    expect(named.filter(Boolean)).toHaveLength(15);
  });

  it('a search finds the town in a sentence in either language, and shows the distance', async () => {
    for (const q of [
      'plumber in dallas',
      'plomero en dallas',
      'plomero cerca de dallas tx',
      'Dallas, TX plumber',
    ]) {
      const { jobs } = await best(q);
      expect(jobs.length, q).toBe(3);
      expect(jobs.every(({ location, distance }) => location === 'Dallas, TX' && distance === 0)).toBe(true);
    }
  });

  it('a search by name finds a whole state', async () => {
    const { jobs } = await ask({ q: 'painter texas', limit: 100 });
    expect(new Set(jobs.map(({ location }) => location))).toEqual(new Set(DEMO_TOWNS.slice(0, 3)));
  });

  it('a search around a place works by text, by coordinates, and within a radius, nearest first', async () => {
    const around = await ask({ location: 'Austin, TX', category: 'roofing', sort: 'distance', limit: 100 });
    expect(around.jobs.map(({ distance }) => distance)).toEqual([0, 0, 0, 17.1, 17.1, 17.1]);
    const near = await ask({ lat: 30.27, lng: -97.74, radius: 5, category: 'roofing' });
    expect(near.jobs.map(({ location }) => location)).toEqual(['Austin, TX', 'Austin, TX', 'Austin, TX']);
    const wide = await ask({
      location: 'austin',
      radius: 250,
      category: 'roofing',
      sort: 'distance',
      limit: 100,
    });
    expect(wide.jobs.at(-1)?.location).toBe('Dallas, TX');
    expect((await ask({ q: 'roofer' })).jobs[0]?.distance).toBeNull();
  });

  it('a search for an unknown place looks in the location texts', async () => {
    const { client } = await signUpEmployer(app);
    const ad = { ...demoAds()[0], location: 'Camp Swampy, job site' };
    const posted = await client.post('/api/jobs', ad);
    expect(posted.body).toMatchObject({ latitude: null, longitude: null });
    expect((await ask({ location: 'swampy' })).jobs.map(({ location }) => location)).toEqual([ad.location]);
  });

  it('a job gets the coordinates of its town unless they are given, and follows a move', async () => {
    const { client } = await signUpEmployer(app);
    const ad = demoAds()[0];
    const posted = await client.post<Job>('/api/jobs', ad);
    expect(posted.body).toMatchObject({ latitude: 30.26715, longitude: -97.74306 });
    const given = await client.post('/api/jobs', { ...ad, latitude: 30.5, longitude: -97.5 });
    expect(given.body).toMatchObject({ latitude: 30.5, longitude: -97.5 });
    const moved = await client.patch<Job>(`/api/jobs/${posted.body.id}`, { location: 'Waco, TX' });
    expect(moved.body.latitude).toBeCloseTo(31.55, 1);
    await client.patch(`/api/jobs/${posted.body.id}`, { isActive: false });
  });

  it('due work adds coordinates to old jobs, and looks for an unknown place once', async () => {
    const { client } = await signUpEmployer(app);
    const ids: string[] = [];
    for (const location of ['Boulder, CO', 'Nobody Knows']) {
      const posted = await client.post<Job>('/api/jobs', { ...demoAds()[0], location });
      ids.push(posted.body.id);
    }
    const forget =
      'update jobs set latitude = null, longitude = null, place_sought = false where id = any ($1::uuid[])';
    await app.application.sql.rows({ name: 'test-forget-place', text: forget }, [ids]);
    expect((await ask({ location: 'Boulder', radius: 24 })).jobs).toEqual([]);
    await app.advance(1);
    const found = await ask({ location: 'Boulder' });
    expect(found.jobs.map(({ id, distance }) => [id, distance])).toEqual([[ids[0], 0]]);
    const sought = 'select count(*)::int as left from jobs where latitude is null and not place_sought';
    expect(await app.application.sql.row({ name: 'test-sought', text: sought })).toEqual({ left: 0 });
    for (const id of ids) await client.patch(`/api/jobs/${id}`, { isActive: false });
  });

  it('a search filters by pay, bonus, and schedule, and sorts by bonus and by pay', async () => {
    const paid = await ask({ minPay: 40, sort: 'pay', limit: 100 });
    expect(paid.jobs.map(hourly)).toEqual(paid.jobs.map(hourly).toSorted((a, b) => b - a));
    expect(paid.jobs.every((job) => hourly(job) >= 40)).toBe(true);
    const bonus = await ask({ sort: 'bonus', minBonus: 750, limit: 100, category: 'painting' });
    const bonuses = bonus.jobs.map(({ referralBonus }) => Number(referralBonus));
    expect(bonuses).toEqual(bonuses.toSorted((a, b) => b - a));
    expect(bonuses.every((dollars) => dollars >= 750)).toBe(true);
    const nights = await ask({ schedule: 'noche', limit: 100 });
    expect(nights.jobs.length).toBeGreaterThan(20);
    expect(nights.jobs.every(({ schedule }) => schedule.includes('nights'))).toBe(true);
    const weekend = await ask({ schedule: 'weekends', category: 'roofing', minPay: 20, limit: 100 });
    expect(weekend.jobs.every(({ schedule }) => schedule.includes('weekends'))).toBe(true);
  });

  it.each(['newest', 'bonus', 'pay', 'distance', 'relevance'])(
    'all pages together contain each job once, by %s',
    async (sort) => {
      const query = { q: 'hiring builders', location: 'Austin, TX', radius: 300, sort, limit: 7 };
      const all = (await ask({ ...query, limit: 100 })).jobs;
      const seen: string[] = [];
      let path: string | null =
        `/api/jobs?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
      while (path !== null) {
        const answer: HttpAnswer<Job[]> = await app.client().get<Job[]>(path);
        seen.push(...answer.body.map(({ id }) => id));
        const next: string | undefined = /<(.+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
        path = next ?? null;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(0, 100)).toEqual(all.map(({ id }) => id));
      expect(seen.length).toBeGreaterThan(150);
    },
  );

  it('the next page and a cached response use the same correction', async () => {
    const first = await best('electrcian', { limit: 5 });
    expect(first.link).toContain('q=electrician');
    const again = await best('electrcian', { limit: 5 });
    expect(again.corrected).toBe('electrician');
    const second = jobList.parse((await app.client().get(first.link ?? '')).body);
    expect(second.map(({ id }) => id)).toEqual(expect.not.arrayContaining(first.jobs.map(({ id }) => id)));
  });

  it('a meaningless search finds nothing, and an empty one finds everything', async () => {
    expect((await best('neurosurgeon')).jobs).toEqual([]);
    expect((await best('plumber', { minPay: 900 })).jobs).toEqual([]);
    expect((await ask({ q: 'the' })).jobs).toHaveLength(50);
    expect((await ask({ q: '?!' })).jobs).toHaveLength(50);
  });

  it.each([
    ['nonsense', 'newest'],
    [Buffer.from('{"order":"newest"}').toString('base64url'), 'newest'],
    [
      Buffer.from('{"order":"newest","key":{"at":"2026-99-99T00:00:00Z","id":"x"}}').toString('base64url'),
      'newest',
    ],
    [
      Buffer.from(
        '{"order":"pay","value":1,"key":{"at":"2026-01-01T00:00:00Z","id":"0193e6a4-9d5c-7000-8000-000000000001"}}',
      ).toString('base64url'),
      'newest',
    ],
  ])('the cursor %s is rejected', async (cursor, sort) => {
    expect((await app.client().get(`/api/jobs?sort=${sort}&cursor=${cursor}`)).status).toBe(400);
  });
});
