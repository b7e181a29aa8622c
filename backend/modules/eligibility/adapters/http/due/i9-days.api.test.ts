import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { DEFAULT_WORKDAYS } from '#contract/eligibility/vocabulary/weekdays.ts';
import { section2DueOn } from '#modules/eligibility/domain/due/i9-dates.ts';
import { USUAL_TERMS } from '#modules/eligibility/testing/usual-terms.ts';
import { I9Fixture, ok, passport } from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
// An employer of its own: business days are a setting of the company.
beforeEach(async () => {
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

/** Hired without a letter; the form that opened. */
async function hired(given: object): Promise<{ id: string; form: Loose; token: string }> {
  const phone = testPhone();
  const jobId = await fixture.post({ referralBonus: '0' });
  const id = await fixture.refer({ jobId, workerPhone: phone });
  await fixture.move(id, 'contacted', 'interviewing');
  ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, given));
  await app.settle();
  return { id, form: ok(await fixture.form(id)), token: await fixture.token(phone) };
}

describe('a hire that is written down after the work began', () => {
  it('the form has its true first day, and is signed late with a reason', async () => {
    const firstDayOn = fixture.day(-10);
    const { id, form, token } = await hired({ firstDay: firstDayOn });
    expect(form).toMatchObject({ startsOn: firstDayOn, lateSections: ['section1', 'section2'] });
    ok(await fixture.sign(token));
    const documents = [passport];
    expect(await fixture.verify(id, { firstDayOn, documents })).toMatchObject({
      status: 422,
      body: { code: 'eligibility.late_without_reason', issues: [{ path: 'lateReason' }] },
    });
    const lateReason = 'The storm closed our office';
    const signed = ok(await fixture.verify(id, { firstDayOn, documents, lateReason }));
    expect(signed).toMatchObject({ status: 'complete', lateSections: ['section1', 'section2'] });
    expect(signed.section2).toMatchObject({ firstDayOn, lateReason });
  });
});

describe('a job that is to end', () => {
  it('section 2 of a job that ends before its third business day is due on the first day, without a receipt', async () => {
    const firstDayOn = fixture.day();
    const { id, form, token } = await hired({ firstDay: firstDayOn, expectedEnd: firstDayOn });
    expect(form).toMatchObject({
      section2DueOn: firstDayOn,
      isShortJob: true,
      expectedEndOn: firstDayOn,
    });
    ok(await fixture.sign(token));
    const receipt = { ...passport, expiresOn: '', isReceipt: true };
    expect(await fixture.verify(id, { firstDayOn, documents: [receipt] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'documents.0.isReceipt' }] },
    });
    ok(await fixture.verify(id, { firstDayOn, documents: [passport] }));
  });

  it('a job that ends later is like any other', async () => {
    const firstDay = fixture.day();
    const { form } = await hired({ firstDay, expectedEnd: fixture.day(30) });
    expect(form).toMatchObject({ section2DueOn: section2DueOn(firstDay, USUAL_TERMS), isShortJob: false });
  });
});

describe("the company's business days", () => {
  it('new business days count for the forms that open after they were set', async () => {
    const sixDays = { ...USUAL_TERMS, workdays: [...DEFAULT_WORKDAYS, 'sat' as const] };
    const dues = (day: string) => [section2DueOn(day, USUAL_TERMS), section2DueOn(day, sixDays)] as const;
    // One with a Saturday before its third business day.
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => fixture.day(days));
    const firstDay = week.find((day) => dues(day)[0] !== dues(day)[1]) ?? '';
    const before = await hired({ firstDay });
    const settings = { usesEverify: false, workdays: ['sat', 'thu', 'fri', 'mon', 'tue', 'wed'] };
    const saved = ok(await fixture.employer.client.put('/api/i9-settings', settings));
    expect(saved.workdays).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat']);
    const after = await hired({ firstDay });
    expect([before.form.section2DueOn, after.form.section2DueOn]).toEqual(dues(firstDay));
    const due: Loose[] = ok(await fixture.employer.client.get('/api/i9-forms?due=true'));
    expect(due.map(({ referralId }) => referralId)).toContain(after.id);
  });
});
