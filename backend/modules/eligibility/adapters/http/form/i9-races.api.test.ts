import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { I9Fixture, ok, section1, section2, workPermit } from '#modules/eligibility/testing/api-fixture.ts';

const TEN = Array.from({ length: 10 }, (_, index) => index);

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

/** One field of all stored entries of a kind, the oldest first. */
async function kept(referralId: string, kind: string, field: string): Promise<readonly string[]> {
  const text = `select e.data #>> string_to_array($3, '.') as value from i9_entries e join i9_forms f on f.id = e.form_id
    where f.referral_id = $1 and e.kind = $2 order by e.at, e.id`;
  const values = [referralId, kind, field];
  const rows = await app.application.sql.rows<{ value: string }>({ name: 'test-i9-kept', text }, values);
  return rows.map(({ value }) => value);
}

const stepsOf = async (id: string, kind: string): Promise<number> => {
  const { trail } = ok(await fixture.form(id));
  return trail.filter((step: Loose) => step.kind === kind).length;
};
const statusesOf = (answers: readonly HttpAnswer<Loose>[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** The words of successful calls; the others were refused because another was first. */
function succeeded(answers: readonly HttpAnswer<Loose>[], words: readonly string[]): readonly string[] {
  expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  const done = words.filter((_, index) => answers[index]?.status !== 409);
  expect(done.length).toBeGreaterThan(0);
  return done.toSorted();
}

describe('ten at the same time', () => {
  it('ten simultaneous signatures sign section 1 once', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    const answers = await Promise.all(TEN.map((one) => fixture.sign(token, { apartment: `${one}` })));
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const signed = answers.findIndex(({ status }) => status === 200);
    expect(await kept(id, 'section1', 'apartment')).toEqual([`${signed}`]);
    expect(ok(await fixture.form(id)).section1.apartment).toBe(`${signed}`);
    expect(await stepsOf(id, 'section1_signed')).toBe(1);
  });

  it('ten simultaneous signatures sign section 2 once', async () => {
    const { id, token } = await fixture.accepted(fixture.day(7));
    ok(await fixture.sign(token));
    const titles = TEN.map((one) => `Owner ${one}`);
    const answers = await Promise.all(
      titles.map((representativeTitle) =>
        fixture.verify(id, { firstDayOn: fixture.day(1), representativeTitle }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const title = titles[answers.findIndex(({ status }) => status === 200)];
    expect(await kept(id, 'section2', 'section.representativeTitle')).toEqual([title]);
    expect(ok(await fixture.form(id)).section2.representativeTitle).toBe(title);
    expect(await stepsOf(id, 'section2_signed')).toBe(1);
  });

  it('ten simultaneous corrections of both sections are all stored', async () => {
    const { id, token } = await fixture.complete();
    const words = TEN.map((one) => `Unit ${one}`);
    const byWorker = words.map((apartment) =>
      app
        .client()
        .post(`/api/i9/${token}/corrections`, { ...section1, apartment, reason: `Was not ${apartment}` }),
    );
    const byOwner = words.map((unit) => {
      const entry = {
        ...section2,
        firstDayOn: fixture.day(1),
        additionalInformation: unit,
        reason: 'Forgotten',
      };
      return fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, { section: 'section2', entry });
    });
    const [first, second] = [await Promise.all(byWorker), await Promise.all(byOwner)];
    const [, ...apartments] = await kept(id, 'section1', 'apartment');
    const [, ...units] = await kept(id, 'section2', 'section.additionalInformation');
    expect(apartments.toSorted()).toEqual(succeeded(first, words));
    expect(units.toSorted()).toEqual(succeeded(second, words));
    const form = ok(await fixture.form(id));
    // The last signed entry counts.
    expect(form.section1.apartment).toBe(apartments.at(-1));
    expect(form.section2.additionalInformation).toBe(units.at(-1));
    expect(form.corrections).toHaveLength(apartments.length + units.length);
    expect(await stepsOf(id, 'section1_corrected')).toBe(apartments.length);
    expect(await stepsOf(id, 'section2_corrected')).toBe(units.length);
  });

  it('simultaneous supplements of both kinds and corrections are all stored', async () => {
    const { id, token } = await fixture.complete();
    const names = TEN.map((one) => `Ruiz ${'ABCDEFGHIJ'[one]}`);
    const helped = names.map((lastName) =>
      app.client().post(`/api/i9/${token}/supplements`, {
        lastName,
        firstName: 'Ana',
        address: '1 Oak St',
        city: 'Austin',
        state: 'TX',
        zip: '78702',
        signature: 'Ana Ruiz',
      }),
    );
    const reverified = names.map((lastName, index) =>
      fixture.employer.client.post(`/api/i9-forms/${id}/supplements`, {
        kind: 'B',
        newName: { lastName, firstName: 'Bo' },
        documents: [{ ...workPermit, expiresOn: fixture.day(500 + index) }],
        representativeName: 'Stone, Rosa',
        attested: true,
        signature: 'Rosa Stone',
      }),
    );
    const corrected = app
      .client()
      .post(`/api/i9/${token}/corrections`, { ...section1, lastName: 'Lee', reason: 'A typing error' });
    const [a, b] = [await Promise.all(helped), await Promise.all(reverified)];
    ok(await corrected);
    expect((await kept(id, 'supplement_a', 'lastName')).toSorted()).toEqual(succeeded(a, names));
    const days = await kept(id, 'supplement_b', 'documents.0.expiresOn');
    expect((await kept(id, 'supplement_b', 'newName.lastName')).toSorted()).toEqual(succeeded(b, names));
    const form = ok(await fixture.form(id));
    expect(form.supplements).toHaveLength(a.length + b.length);
    expect(form.reverifyOn).toBe(days.at(-1));
    expect(form.section1.lastName).toBe('Lee');
  });
});
