import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  foreignPassport,
  I9Fixture,
  i94,
  license,
  ok,
  passport,
  ssnCard,
  workPermit,
} from '#modules/eligibility/testing/api-fixture.ts';

/** No card is extended after October 19, 2027. */
const BEFORE_EXTENSIONS_END = new Date('2027-08-11T12:00:00-05:00');
const extendedCard = {
  kind: 'ead_extended',
  number: 'SRC9876543210',
  expiresOn: '2027-10-19',
  category: 'C09',
  noticeNumber: 'IOE0912345678',
};

let app: TestApplication;
let fixture: I9Fixture;
/** A form whose section 1 is signed; its section 2 is always refused. */
let half: string;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true, startsAt: BEFORE_EXTENSIONS_END });
  fixture = await I9Fixture.open(app);
  half = await signedByWorker();
});
afterAll(() => app.stop());

async function signedByWorker(): Promise<string> {
  const { id, token } = await fixture.accepted(fixture.day(7));
  ok(await fixture.sign(token));
  return id;
}

describe('section 2, by its documents,', () => {
  it.each([
    ['documents', 422, [license]],
    ['documents', 422, [license, ssnCard, passport]],
    ['documents', 422, [passport, workPermit]],
    ['documents', 422, []],
    ['documents', 422, [foreignPassport('foreign_passport_i94')]],
    ['documents', 422, [foreignPassport('foreign_passport_f1'), i94]],
    [
      'documents.2.expiresOn',
      422,
      [foreignPassport('foreign_passport_j1'), i94, { kind: 'ds2019', number: 'N0012345678' }],
    ],
    ['documents.0.category', 422, [{ ...extendedCard, category: 'C26' }]],
    [
      'documents.0.expiresOn',
      422,
      [
        { ...extendedCard, category: 'A17' },
        { ...i94, expiresOn: '2027-10-18', admissionClass: 'E-1S' },
      ],
    ],
    [
      'documents.1.admissionClass',
      422,
      [
        { ...extendedCard, category: 'A17' },
        { ...i94, expiresOn: '2027-12-18', admissionClass: 'L-2S' },
      ],
    ],
    [
      'documents.1.admissionClass',
      422,
      [
        { ...extendedCard, category: 'C26' },
        { ...i94, expiresOn: '2027-12-18' },
      ],
    ],
    ['documents.0.noticeNumber', 400, [{ ...extendedCard, noticeNumber: '' }]],
    ['documents.0.noticeNumber', 422, [{ ...extendedCard, noticeNumber: 'IOE12' }]],
    ['documents.0.category', 400, [{ ...extendedCard, category: 'C03' }]],
    ['documents.0.expiresOn', 422, [{ ...passport, expiresOn: '2020-05-01' }]],
    ['documents.0.expiresOn', 422, [{ ...passport, expiresOn: '2040-02-30' }]],
    ['documents.0.expiresOn', 422, [{ ...passport, expiresOn: '' }]],
    ['documents.0.number', 422, [{ ...passport, number: '' }]],
    ['documents.1.expiresOn', 422, [license, { ...ssnCard, expiresOn: '2040-05-01' }]],
    ['documents.0.kind', 422, [{ kind: 'school_record', authority: 'A school' }, ssnCard]],
    ['documents.0.kind', 400, [{ kind: 'a_letter' }]],
    ['documents.0.authority', 400, [{ ...license, authority: '' }, ssnCard]],
  ])('the refusal names %s with %i: %o', async (path, status, documents) => {
    const answer = await fixture.verify(half, { firstDayOn: fixture.day(1), documents });
    expect(answer.status).toBe(status);
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  it.each([
    ['foreign_passport_f1', 'i20', 'U.S. Immigration and Customs Enforcement'],
    ['foreign_passport_j1', 'ds2019', 'U.S. Department of State'],
  ])(
    'section 2 is signed with %s, Form I-94 and %s, and reverified when that ends',
    async (kind, own, authority) => {
      const id = await signedByWorker();
      const companion = { kind: own, number: 'N0012345678', expiresOn: '2038-05-31' };
      const documents = [foreignPassport(kind), i94, companion];
      const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(2), documents }));
      expect(form).toMatchObject({ status: 'complete', reverifyOn: '2038-05-31' });
      expect(form.section2.documents).toMatchObject([
        { kind, number: 'G12345678' },
        { kind: 'i94', expiresOn: null },
        { ...companion, authority },
      ]);
    },
  );

  it('a spouse’s card is signed with the class of admission on Form I-94', async () => {
    const id = await signedByWorker();
    const entry = { ...i94, expiresOn: '2027-12-18', admissionClass: 'L-2S' };
    const documents = [{ ...extendedCard, category: 'A18' }, entry];
    const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(2), documents }));
    expect(form.section2.documents).toMatchObject([{ category: 'A18', admissionClass: null }, entry]);
  });

  it('a card that Form I-797C extends is signed with its category and the notice’s number', async () => {
    const id = await signedByWorker();
    const form = ok(await fixture.verify(id, { firstDayOn: fixture.day(2), documents: [extendedCard] }));
    expect(form.section2.documents).toMatchObject([extendedCard]);
    expect(form.reverifyOn).toBe('2027-10-19');
  });
});
