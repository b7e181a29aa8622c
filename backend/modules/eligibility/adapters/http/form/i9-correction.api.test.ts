import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  I9Fixture,
  ok,
  passport,
  section1 as signable,
  section2,
  workPermit,
} from '#modules/eligibility/testing/api-fixture.ts';

let app: TestApplication;
let fixture: I9Fixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await I9Fixture.open(app);
});
afterAll(() => app.stop());

describe('a correction after time has passed', () => {
  it('a correction accepts a document that has expired since, and the end of an earlier permission to work', async () => {
    const { id, token } = await fixture.accepted(fixture.day(1));
    const [workUntil, expiresOn, examinedOn] = [fixture.day(40), fixture.day(40), fixture.day()];
    ok(await fixture.sign(token, { workUntil }));
    const documents = [{ ...workPermit, expiresOn }];
    const signed = ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents }));
    expect(signed.section2.documents).toMatchObject([{ examinedOn }]);
    const firstDayOn = fixture.day(1);
    await app.advance(24 * 60);
    const entry = { ...section2, firstDayOn, reason: 'A digit was wrong' };
    const correct = (change: object) =>
      fixture.employer.client.post(`/api/i9-forms/${id}/corrections`, {
        section: 'section2',
        entry: { ...entry, ...change },
      });
    const number = 'SRC9876543211';
    expect(ok(await correct({ documents: [{ ...workPermit, number, expiresOn }] })).section2).toMatchObject({
      documents: [{ number, expiresOn, examinedOn }],
    });
    expect(await correct({ documents: [{ ...passport, expiresOn }] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'documents.0.expiresOn' }] },
    });
    expect(await correct({ documents: [{ ...passport, examinedOn: fixture.day(1) }] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'documents.0.examinedOn' }] },
    });
    const again = { ...signable, workUntil, lastName: 'Lee', reason: 'A typing error' };
    expect((await app.client().post(`/api/i9/${token}/corrections`, again)).status).toBe(201);
  });
});

it('a reverification that was signed with one document is still read', async () => {
  const { id } = await fixture.complete();
  const data = {
    rehiredOn: null,
    newName: null,
    document: {
      kind: 'foreign_passport_i551',
      authority: 'Mexico',
      numberLast4: '5678',
      expiresOn: '2040-01-01',
      isReceipt: false,
    },
    additionalInformation: null,
    usedAlternative: false,
    representativeName: 'Stone, Rosa',
    signature: 'Rosa Stone',
    signedOn: fixture.day(),
  };
  await app.application.sql.rows(
    {
      name: 'test-i9-older-entry',
      text: `insert into i9_entries (id, form_id, kind, at, data, sealed, actor, signed_by, ip)
        select gen_random_uuid(), id, 'supplement_b', now(), $2, '{}', 'employer', 'account', '203.0.113.9'
        from i9_forms where referral_id = $1`,
    },
    [id, JSON.stringify(data)],
  );
  const { supplements } = ok(await fixture.form(id));
  expect(supplements).toMatchObject([{ documents: [{ number: '5678', examinedOn: null }] }]);
});
