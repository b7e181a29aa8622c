import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

/** Jobs as employers type them. */
const JOBS = {
  hvac: { title: 'HVAC/R tech', category: 'hvac', description: 'Service walk-in coolers 24/7.' },
  framer: { title: 'Framer/Carpenter', category: 'framing', description: 'Wood frames and trim.' },
  senior: { title: 'Sr.Electrician', category: 'electrical', description: 'Run conduit, T&G panels.' },
  cooling: { title: 'A/C tech', category: 'other', description: 'Mini-splits and heat pumps.' },
  metro: { title: 'Glazier', category: 'other', location: 'Dallas/Fort Worth, TX' },
  twin: { title: 'Millwright', category: 'other', location: 'Minneapolis-St. Paul, MN' },
  wide: { title: 'Surveyor', category: 'other', location: 'Austin & San Antonio, Texas' },
  states: { title: 'Rigger', category: 'other', location: 'Portland, OR / Vancouver, WA' },
  statesAsTowns: { title: 'Ironworker', category: 'other', location: 'New York/New Jersey' },
  apostrophe: { title: 'Drywaller', category: 'other', location: 'O’Fallon, MO' },
  possessive: { title: 'Insulator', category: 'other', location: "Lee's Summit, MO / Overland Park, KS" },
  name: { title: 'Estimator', category: 'other', company: 'O’Neil-Nguyễn Builders' },
  glued: {
    title: 'Laborer-Flagger',
    category: 'general-labor',
    description: 'Traffic control,setup/teardown.',
  },
  chain: {
    title: 'Plumber/A/C tech',
    category: 'other',
    description: 'Welder/T.I.G. helper, I-9/E-Verify, Multi-Craft/A&P mechanic, Carpenter/R&R.',
  },
  boss: { title: 'Asst. Supt.', category: 'other', description: 'Ground-up retail. Co-op housing.' },
} as const;

type Name = keyof typeof JOBS;

describe('a typed search', () => {
  let app: TestApplication;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await startTestApplication();
    const fixture = await ReferralFixture.open(app);
    for (const [name, job] of Object.entries(JOBS)) {
      ids.set(await fixture.post({ description: 'Ask us for details.', company: 'Acme', ...job }), name);
    }
  });
  afterAll(() => app.stop());

  const find = async (asked: Readonly<Record<string, string>>): Promise<readonly (string | undefined)[]> => {
    const { status, body } = await app.client().get(`/api/jobs?${new URLSearchParams(asked)}`);
    if (status !== 200) throw new Error(`${JSON.stringify(asked)} answers ${status}`);
    return body.map(({ id }: Loose) => ids.get(id));
  };

  it.each<[string, Name]>([
    ['hvac', 'hvac'],
    ['HVAC/R', 'hvac'],
    ['hvacr technician', 'hvac'],
    ['24/7', 'hvac'],
    ['walk in', 'hvac'],
    ['framer', 'framer'],
    ['carpenter', 'framer'],
    ['framer/carpenter', 'framer'],
    ['Carpenter / Framer', 'framer'],
    ['electrician', 'senior'],
    ['sr electrician', 'senior'],
    ['senior electrician', 'senior'],
    ['Sr. Elec', 'senior'],
    ['t&g', 'senior'],
    ['a/c', 'cooling'],
    ['A.C. tech', 'cooling'],
    ['ac', 'cooling'],
    ['air conditioning', 'cooling'],
    ['mini split', 'cooling'],
    ['minisplit', 'cooling'],
    ['glazier fort worth', 'metro'],
    ['glazier in dallas', 'metro'],
    ['millwright minneapolis mn', 'twin'],
    ['oneil', 'name'],
    ["O'Neil", 'name'],
    ['nguyen', 'name'],
    ['o’neil-nguyễn', 'name'],
    ['Ngu\u0079\u0065\u0302\u0303n', 'name'],
    ['flagger', 'glued'],
    ['setup', 'glued'],
    ['teardown', 'glued'],
    ['ac', 'chain'],
    ['a/c', 'chain'],
    ['plumber', 'chain'],
    ['tig', 'chain'],
    ['T.I.G. welder', 'chain'],
    ['e-verify', 'chain'],
    ['I-9', 'chain'],
    ['a&p', 'chain'],
    ['r&r', 'chain'],
    ['assistant superintendent', 'boss'],
    ['superintendent', 'boss'],
    ['coop', 'boss'],
    ['co-op', 'boss'],
  ])('"%s" finds the %s job', async (q, name) => {
    expect(await find({ q })).toContain(name);
  });

  it.each<[string, readonly Name[]]>([
    ['Dallas', ['metro']],
    ['Dallas, TX', ['metro']],
    ['Fort Worth', ['metro']],
    ['Ft. Worth, Texas', ['metro']],
    ['St. Paul, MN', ['twin']],
    ['Saint Paul', ['twin']],
    ['Minneapolis', ['twin']],
    ['San Antonio, TX', ['wide']],
    ['Portland, OR', ['states']],
    ['Vancouver, WA', ['states']],
    ['New York', ['statesAsTowns']],
    ['New York, NY', ['statesAsTowns']],
    ["O'Fallon, MO", ['apostrophe']],
    ['OFallon, MO', ['apostrophe']],
    ['o fallon mo', ['apostrophe']],
    ['Lees Summit, MO', ['possessive']],
    ['Lee’s Summit, Missouri', ['possessive']],
    ['Overland Park, KS', ['possessive']],
  ])('the location "%s" finds %j', async (location, names) => {
    for (const sort of ['newest', 'distance', 'bonus', 'relevance']) {
      expect(await find({ location, sort, radius: '5' })).toEqual(names);
    }
  });

  it('a search does not find a town of the same name in another state', async () => {
    expect(await find({ location: 'Portland, ME', radius: '5' })).toEqual([]);
    expect(await find({ location: 'Dallas, GA', radius: '5' })).toEqual([]);
  });

  it.each([
    'Waco or Temple, TX',
    'Waco o Temple, TX',
    'Waco • Temple, TX',
    'Waco · Temple, TX',
    'Waco (Temple), TX',
    'Waco.Temple, TX',
    'Waco, Temple, TX',
    'Waco, Killeen & Temple, TX',
    'Temple, Waco or Killeen, TX',
  ])('a job in "%s" is found by each of its towns', async (location) => {
    const id = await (await ReferralFixture.open(app)).post({ title: 'Paver', location });
    ids.set(id, location);
    for (const town of ['Waco', 'Temple'])
      expect([town, await find({ location: `${town}, TX`, radius: '5' })]).toEqual([
        town,
        expect.arrayContaining([location]),
      ]);
  });

  it('a street is not read as a town', async () => {
    const id = await (
      await ReferralFixture.open(app)
    ).post({
      title: 'Paver',
      location: '12 Temple, Austin, TX',
    });
    ids.set(id, 'street');
    expect(await find({ location: 'Temple, TX', radius: '5' })).not.toContain('street');
  });

  it('the pages together show every job, including one with coordinates in another listed town', async () => {
    const near = await ReferralFixture.open(app);
    ids.set(await near.post({ title: 'Tuckpointer', location: 'El Paso, TX / Las Cruces, NM' }), 'listed');
    for (let count = 0; count < 3; count += 1) {
      ids.set(await near.post({ title: `Tuckpointer ${count}`, location: 'El Paso, TX' }), `near ${count}`);
    }
    const found: (string | undefined)[] = [];
    let next: string | undefined = '/api/jobs?location=El+Paso&radius=5&limit=2';
    while (next !== undefined) {
      const { body, headers }: HttpAnswer<Loose> = await app.client().get(next);
      found.push(...body.map(({ id }: Loose) => ids.get(id)));
      next = /<(?<path>[^>]+)>/.exec(headers.get('link') ?? '')?.groups?.['path'];
    }
    expect(new Set(found)).toEqual(new Set(['listed', 'near 0', 'near 1', 'near 2']));
    expect(found).toHaveLength(4);
  });
});
