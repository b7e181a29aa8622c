import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { consentPageSchema } from '#contract/checks/index.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

const yes = { consentGiven: true, candidateSignature: 'Bo Li' };
const no = { consentGiven: false };
const RECORD = {
  name: 'test-consent-record',
  text: `select decision, answered_by as link from background_check_consents c
    join background_checks b on b.id = c.check_id where b.referral_id = $1 and decision is not null`,
};

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a consent link that the employer copied', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const path = (token: string) => `/api/background-check-consent/${token}`;
  const page = async (token: string) => consentPageSchema.parse(ok(await app.client().get(path(token))));
  const askCode = async (token: string) => {
    const { status } = await app.client().post(`${path(token)}/code`);
    // Messages that are sent together may arrive in any order.
    await app.settle();
    return status;
  };
  const recordOf = (id: string) => app.application.sql.rows(RECORD, [id]);
  const answer = (token: string, body: Record<string, unknown>) => fixture.answer(token, body);
  const refused = (code: string) => ({ status: 400, body: { code, issues: [{ path: 'code' }] } });

  it('a copied link takes a yes with the code that the worker received, and the record says so', async () => {
    const { id, copied, phone } = await fixture.asked();
    expect((await page(copied)).codeSentTo).toBe(`•••-•••-••${phone.slice(-2)}`);
    for (const body of [yes, no])
      expect(await answer(copied, body)).toMatchObject({
        status: 403,
        body: { code: 'checks.code_required', issues: [{ path: 'code' }] },
      });
    const code = await fixture.codeFor(copied, phone);
    expect(await answer(copied, { ...yes, code: other(code) })).toMatchObject(refused('checks.invalid_code'));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(ok(await answer(copied, { ...yes, code: spaced })).status).toBe('pending');
    expect(await recordOf(id)).toEqual([{ decision: 'authorized', link: 'copied' }]);
    const { documentUrl } = await page(copied);
    const bytes = await (await fetch(app.origin + String(documentUrl))).arrayBuffer();
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `confirmed with a code texted to •••-•••-••${phone.slice(-2)}`,
    );
    expect(await answer(copied, { ...yes, code })).toMatchObject({
      status: 409,
      body: { code: 'checks.already_answered' },
    });
  });

  it('a copied link differs from the sent one, which needs no code and gets none', async () => {
    const { id, token, copied, phone } = await fixture.asked();
    expect(token).not.toBe(copied);
    expect((await page(token)).codeSentTo).toBeNull();
    const before = await fixture.lastText(phone);
    expect(await askCode(token)).toBe(202);
    expect(await fixture.lastText(phone)).toBe(before);
    ok(await answer(token, yes));
    expect(await recordOf(id)).toEqual([{ decision: 'authorized', link: 'sent' }]);
    expect(await page(copied)).toMatchObject({ decision: 'authorized' });
  });

  it('a copied link declines with a code, too', async () => {
    const { id, copied, phone } = await fixture.asked();
    const code = await fixture.codeFor(copied, phone);
    expect(ok(await answer(copied, { ...no, code })).status).toBe('consent-declined');
    expect(await recordOf(id)).toEqual([{ decision: 'declined', link: 'copied' }]);
  });

  it('a copied link takes five tries, and no code of another link', async () => {
    const [one, two] = [await fixture.asked(), await fixture.asked()];
    const code = await fixture.codeFor(one.copied, one.phone);
    const foreign = await fixture.codeFor(two.copied, two.phone);
    const tried = [foreign === code ? other(code) : foreign, ...Array.from({ length: 4 }, () => other(code))];
    for (const wrong of tried)
      expect(await answer(one.copied, { ...yes, code: wrong })).toMatchObject(refused('checks.invalid_code'));
    expect(await answer(one.copied, { ...yes, code })).toMatchObject(refused('checks.code_expired'));
    ok(await answer(one.copied, { ...yes, code: await fixture.codeFor(one.copied, one.phone) }));
  });

  it('a copied link gets three codes an hour, each valid for ten minutes', async () => {
    const { copied, phone } = await fixture.asked();
    const code = await fixture.codeFor(copied, phone);
    expect([await askCode(copied), await askCode(copied), await askCode(copied)]).toEqual([202, 202, 429]);
    expect(await answer(copied, { ...yes, code })).toMatchObject(refused('checks.invalid_code'));
    const last = /\d{6}/.exec(await fixture.lastText(phone))?.[0];
    await app.advance(1);
    expect(await answer(copied, { ...yes, code: last })).toMatchObject(refused('checks.code_expired'));
    expect(await askCode(copied)).toBe(202);
  });

  it('ten answers with the code count once, and five of ten wrong codes at the same time count', async () => {
    const { id, copied, phone } = await fixture.asked();
    const ten = (code: string) =>
      Promise.all(Array.from({ length: 10 }, () => answer(copied, { ...yes, code })));
    const codes = (await ten(other(await fixture.codeFor(copied, phone)))).map(({ body }) => body.code);
    expect(codes.filter((said) => said === 'checks.invalid_code')).toHaveLength(5);
    expect(codes.filter((said) => said === 'checks.code_expired')).toHaveLength(5);
    const answers = await ten(await fixture.codeFor(copied, phone));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(await recordOf(id)).toEqual([{ decision: 'authorized', link: 'copied' }]);
  });

  it('a copied link of a drug test requires a code, too', async () => {
    const phone = '+15125550177';
    const id = await fixture.refer({ workerPhone: phone });
    const { url, payment } = ok(await fixture.employer.client.post(`/api/referrals/${id}/drug-test`, {}));
    await fixture.pay(payment);
    const copied = String(url).split('/').at(-1) ?? '';
    expect(await answer(copied, yes)).toMatchObject({ status: 403, body: { code: 'checks.code_required' } });
    ok(await answer(copied, { ...yes, code: await fixture.codeFor(copied, phone) }));
  });

  it('a link gets no code once it was replaced or if it does not exist', async () => {
    const { id, copied } = await fixture.asked();
    ok(await fixture.employer.client.post(`/api/referrals/${id}/background-check/link`));
    expect(await askCode(copied)).toBe(410);
    expect(await askCode('nobody')).toBe(404);
  });
});
