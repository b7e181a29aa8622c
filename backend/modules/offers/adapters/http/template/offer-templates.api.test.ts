import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerTemplateListSchema, offerTemplateSchema } from '#contract/offers/index.ts';
import { mergedDay } from '#contract/offers/vocabulary/terms/merge-fields.ts';
import { offerData, OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

const TEMPLATES = '/api/offer-templates';
const FRAMING = {
  name: 'Framing crew',
  payType: 'daily',
  schedule: 'Mon–Fri, 6 AM',
  benefits: ['health-insurance'],
  conditions: 'Dear {{worker}}, please be at {{site}} on {{startDate}}.',
  customTerms: 'Your foreman is {{employer}} of {{company}}.',
};

describe('templates of offer letters', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const employer = async () => (await signUpEmployer(app)).client;
  const named = (name: string) => ({ ...FRAMING, name });

  it('an employer creates, lists newest first, changes, and deletes templates', async () => {
    const client = await employer();
    const first = offerTemplateSchema.parse(ok(await client.post(TEMPLATES, FRAMING)));
    expect(first).toMatchObject({
      ...FRAMING,
      benefits: 'Health Insurance',
      benefitIds: ['health-insurance'],
      version: 1,
    });
    await app.advance(1);
    const second = ok(await client.post(TEMPLATES, { name: 'Roofing' }));
    expect(second).toMatchObject({
      payType: null,
      schedule: null,
      benefits: null,
      benefitIds: [],
      version: 1,
    });
    const page = await client.get(`${TEMPLATES}?limit=1`);
    expect(ok(page).map(({ id }: Loose) => id)).toEqual([second.id]);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
    expect(ok(await client.get(next)).map(({ id }: Loose) => id)).toEqual([first.id]);
    const change = { schedule: null, benefits: 'Lunch', version: 1 };
    expect(ok(await client.patch(`${TEMPLATES}/${first.id}`, change))).toMatchObject({
      name: FRAMING.name,
      conditions: FRAMING.conditions,
      schedule: null,
      benefits: 'Lunch',
      benefitIds: [],
      version: 2,
    });
    expect((await client.send('DELETE', `${TEMPLATES}/${first.id}`)).status).toBe(204);
    expect((await client.send('DELETE', `${TEMPLATES}/${first.id}`)).status).toBe(404);
    expect(offerTemplateListSchema.parse(ok(await client.get(TEMPLATES)))).toHaveLength(1);
  });

  it("another company's template returns 404", async () => {
    const { id } = ok(await fixture.employer.client.post(TEMPLATES, named('Ours')));
    const other = await employer();
    for (const answer of [
      await other.patch(`${TEMPLATES}/${id}`, { name: 'Mine' }),
      await other.send('DELETE', `${TEMPLATES}/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'offers.unknown_template' } });
    }
    expect(ok(await other.get(TEMPLATES))).toEqual([]);
    const referrer = (await signUpReferrer(app)).client;
    expect((await referrer.get(TEMPLATES)).status).toBe(403);
    expect((await app.client().get(TEMPLATES)).status).toBe(401);
  });

  it('everyone who represents the company shares its templates', async () => {
    const [one, other] = [await signUpEmployer(app), await signUpEmployer(app)];
    const { id } = ok(await one.client.post(TEMPLATES, named('Shared')));
    const join = {
      name: 'test-join-company',
      text: `update company_memberships set role = 'member',
        company_id = (select company_id from company_memberships where user_id = $1) where user_id = $2`,
    };
    await app.application.sql.rows(join, [one.id, other.id]);
    expect(ok(await other.client.get(TEMPLATES))).toMatchObject([{ id }]);
    expect(ok(await other.client.patch(`${TEMPLATES}/${id}`, { name: 'Ours', version: 1 })).version).toBe(2);
  });

  it('a deleted template can be restored unchanged for a day', async () => {
    const client = await employer();
    const made = ok(await client.post(TEMPLATES, FRAMING));
    const path = `${TEMPLATES}/${made.id}`;
    const all = async () => ok(await client.get(TEMPLATES));
    expect((await client.send('DELETE', path)).status).toBe(204);
    expect(await all()).toEqual([]);
    expect((await client.patch(path, { name: 'Gone' })).status).toBe(404);
    expect(ok(await client.post(`${path}/restore`))).toEqual(made);
    expect(ok(await client.post(`${path}/restore`))).toEqual(made);
    expect(await all()).toEqual([made]);

    ok(await client.send('DELETE', path));
    const { client: other } = await signUpEmployer(app);
    expect((await other.post(`${path}/restore`)).status).toBe(404);
    const { id: same } = ok(await client.post(TEMPLATES, FRAMING));
    expect(await client.post(`${path}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'offers.template_name_taken' },
    });
    ok(await client.send('DELETE', `${TEMPLATES}/${same}`));
    await app.advance(24);
    expect((await client.post(`${path}/restore`)).status).toBe(404);
    await app.settle();
    const left = { name: 'test-deleted-templates', text: `select 1 from offer_templates where id = $1` };
    expect(await app.application.sql.rows(left, [made.id])).toEqual([]);
  });

  it('a template name is unique in its company, regardless of case', async () => {
    const client = await employer();
    ok(await client.post(TEMPLATES, named('Crew')));
    const taken = { status: 409, body: { code: 'offers.template_name_taken', issues: [{ path: 'name' }] } };
    expect(await client.post(TEMPLATES, named(' CREW '))).toMatchObject(taken);
    const { id } = ok(await client.post(TEMPLATES, named('Other')));
    expect(await client.patch(`${TEMPLATES}/${id}`, { name: 'crew' })).toMatchObject(taken);
    expect(ok(await client.patch(`${TEMPLATES}/${id}`, { name: 'OTHER' })).name).toBe('OTHER');
    ok(await (await employer()).post(TEMPLATES, named('Crew')));
    const many = await Promise.all(Array.from({ length: 10 }, () => client.post(TEMPLATES, named('Ten'))));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('an edit of an older version does not overwrite a template', async () => {
    const client = await employer();
    const { id } = ok(await client.post(TEMPLATES, FRAMING));
    const edits = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        client.patch(`${TEMPLATES}/${id}`, { conditions: `By ${at}`, version: 1 }),
      ),
    );
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = edits.find(({ status }) => status !== 200);
    expect(late).toMatchObject({ status: 409, body: { code: 'offers.template_changed' } });
    expect(ok(await client.get(TEMPLATES))).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ['no name', { ...FRAMING, name: ' ' }, 'name'],
    ['an unknown merge field', { ...FRAMING, conditions: 'Dear {{wroker}}' }, 'conditions'],
    ['braces that do not close', { ...FRAMING, customTerms: '{{worker' }, 'customTerms'],
    ['an unknown field in the schedule', { ...FRAMING, schedule: '{{hours}}' }, 'schedule'],
    ['an unknown field in benefits', { ...FRAMING, benefits: '{{perks}}' }, 'benefits'],
    ['another pay type', { ...FRAMING, payType: 'monthly' }, 'payType'],
    ['too long a text', { ...FRAMING, conditions: 'x'.repeat(5001) }, 'conditions'],
  ])('a template with %s is refused with the path of the field', async (_what, body, path) => {
    const refused = await (await employer()).post(TEMPLATES, body);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('a company has at most a hundred templates', async () => {
    const someone = await signUpEmployer(app);
    ok(await someone.client.post(TEMPLATES, FRAMING));
    const fill = {
      name: 'test-fill-templates',
      text: `insert into offer_templates (id, holder_id, created_by, name, created_at, updated_at)
        select gen_random_uuid(), holder_id, created_by, 'T' || n, now(), now()
        from offer_templates, generate_series(1, 99) n where created_by = $1`,
    };
    await app.application.sql.rows(fill, [someone.id]);
    expect(await someone.client.post(TEMPLATES, named('One more'))).toMatchObject({
      status: 422,
      body: { code: 'offers.too_many_templates' },
    });
  });

  it('templates are deleted with their account if no one else represents the company', async () => {
    const leaver = await signUpEmployer(app);
    ok(await leaver.client.post(TEMPLATES, FRAMING));
    const { offers } = ok(await leaver.client.get('/api/auth/personal-data')).parts;
    expect(offers.templatesWritten).toMatchObject([{ name: FRAMING.name, conditions: FRAMING.conditions }]);
    ok(await leaver.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
    const left = { name: 'test-left', text: 'select 1 from offer_templates where created_by = $1' };
    expect(await app.application.sql.rows(left, [leaver.id])).toEqual([]);
  });

  describe('the letter', () => {
    it('merge fields of a template are filled in for the candidate', async () => {
      const template = ok(await fixture.employer.client.post(TEMPLATES, named('Filled')));
      const referralId = await fixture.interviewing();
      const { workerName } = await fixture.referralAnswer(referralId);
      const { conditions, customTerms } = FRAMING;
      const made = ok(
        await fixture.create(referralId, { conditions, customTerms, templateId: template.id }),
      ).offerLetter;
      expect(made.conditions).toBe(
        `Dear ${workerName}, please be at Austin, TX on ${mergedDay(offerData.startDate)}.`,
      );
      expect(made.customTerms).toMatch(/^Your foreman is \S+ \S+ of [^{}]+\.$/);
      const kept = {
        name: 'test-template',
        text: 'select template_id as id from offer_letters where id = $1',
      };
      expect(await app.application.sql.row(kept, [made.id])).toEqual({ id: template.id });
    });

    it('an offer without the value of a merge field is refused with the path of the text', async () => {
      const referralId = await fixture.interviewing();
      const refused = await fixture.create(referralId, {
        startDate: null,
        conditions: 'You start on {{startDate}}.',
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'offers.merge_value_missing', issues: [{ path: 'offerData.conditions' }] },
      });
      const unknown = await fixture.create(referralId, { customTerms: '{{boss}}' });
      expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'offerData.customTerms' }] } });
      expect(ok(await fixture.create(referralId)).offerLetter.status).toBe('draft');
    });
  });
});
