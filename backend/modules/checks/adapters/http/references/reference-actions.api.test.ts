import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { REFERENCE_ACTIONS, type ReferenceAction } from '#contract/checks/vocabulary/order/check-actions.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

let app: TestApplication;
let fixture: CheckFixture;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await CheckFixture.open(app);
});
afterAll(() => app.stop());

const GIVER = { name: 'Mia Foreman', position: 'Site manager' };
let mailboxes = 0;
const newGiver = () => ({ ...GIVER, email: `mia${(mailboxes += 1)}@example.com` });
const listOf = (id: string) => `/api/referrals/${id}/reference-checks`;
const REFUSED: unknown = expect.toSatisfy((status) => [404, 409, 410, 422].includes(status));
const ACCEPTED: unknown = expect.toSatisfy((status) => status < 300);

const EXPIRED = `update reference_checks set expires_at = '2020-01-01' where id = $1`;
const GIVEN = `update reference_checks set status = 'submitted', submitted_at = now(), responder_name = 'Mia',
  responder_title = 'Foreman', ratings = '{"overall_performance":5,"reliability":5,"technical_skills":5,"safety_awareness":5,"teamwork":5}', would_rehire = true where id = $1`;
const NO_CONTACT = `update reference_checks set reference_email = null where id = $1`;
const OWN = `update reference_checks set reference_email = (select worker_email from referrals r
  where r.id = referral_id) where id = $1`;
const REVOKED = `update reference_checks set status = 'revoked' where id = $1`;

const RATINGS = {
  overall_performance: 5,
  reliability: 4,
  technical_skills: 5,
  safety_awareness: 3,
  teamwork: 5,
  would_rehire: true,
};
const ANSWER = {
  responses: Object.entries(RATINGS).map(([questionId, answer]) => ({ questionId, answer })),
  responderName: 'Mia Foreman',
  responderTitle: 'Site manager',
};

const STATES: readonly (readonly [string, string | null, readonly ReferenceAction[]])[] = [
  ['open', null, ['renew_link', 'revoke']],
  ['expired', EXPIRED, ['renew_link']],
  ['revoked', REVOKED, ['renew_link']],
  ['given', GIVEN, []],
  ['open without a contact', NO_CONTACT, ['revoke']],
  ["open with the candidate's own contact", OWN, ['revoke']],
];

it.each(STATES)(
  "an employer's request for a reference that is %s accepts the commands in `actions` and repetitions, and refuses all others",
  async (_name, change, expected) => {
    const { client } = fixture.employer;
    const id = await fixture.refer({ workerEmail: 'bo.li@example.com' });
    const prepare = async (): Promise<string> => {
      const made = ok(await client.post(listOf(id), newGiver()));
      if (change !== null) await runSql(app.application.sql, change, [made.id]);
      return made.id;
    };
    const run = {
      renew_link: (one: string) => client.post(`${listOf(id)}/${one}/link`),
      revoke: (one: string) => client.delete(`${listOf(id)}/${one}`),
    } as const;
    const first = await prepare();
    expect(ok(await client.get(listOf(id))).references[0].actions).toEqual(expected);
    for (const action of REFERENCE_ACTIONS.filter((one) => !expected.includes(one))) {
      // Repeating it does nothing.
      const isRepeated = change === REVOKED && action === 'revoke';
      const outcome = isRepeated ? ACCEPTED : REFUSED;
      expect([action, (await run[action](first)).status]).toEqual([action, outcome]);
    }
    for (const action of expected) {
      expect([action, (await run[action](await prepare())).status]).toEqual([action, ACCEPTED]);
    }
  },
);

it.each([
  ['open', null, ['revoke']],
  ['expired', EXPIRED, []],
  ['revoked', REVOKED, []],
  ['given', GIVEN, []],
] as const)(
  'a worker may revoke an offered reference that is %s only if `actions` says so, or again',
  async (...state) => {
    const [, change, expected] = state;
    const { client } = await signUpWorker(app);
    const { id } = ok(await client.post('/api/my-references', newGiver()));
    if (change !== null) await runSql(app.application.sql, change, [id]);
    expect(ok(await client.get('/api/my-references'))).toMatchObject([{ actions: expected }]);
    const { status } = await client.delete(`/api/my-references/${id}`);
    expect(status).toEqual(expected.length > 0 || change === REVOKED ? ACCEPTED : REFUSED);
  },
);

it.each([
  ['open', null, ['request'], ACCEPTED],
  [
    'completed',
    `update referrals set status = 'completed', hired_at = now(), completed_at = now() where id = $1`,
    [],
    REFUSED,
  ],
] as const)(
  'a reference about a referral that is %s is requested only if `actions` says so',
  async (...state) => {
    const [, change, actions, outcome] = state;
    const id = await fixture.refer();
    if (change !== null) await runSql(app.application.sql, change, [id]);
    expect(ok(await fixture.employer.client.get(listOf(id)))).toEqual({ references: [], actions });
    expect((await fixture.employer.client.post(listOf(id), newGiver())).status).toEqual(outcome);
  },
);

it.each([
  ['open', null, ['answer']],
  ['expired', EXPIRED, []],
  ['revoked', REVOKED, []],
  ['given', GIVEN, []],
  ["open with the candidate's own contact", OWN, []],
] as const)(
  'the page of a reference that is %s takes an answer only if its `actions` says so',
  async (_name, change, actions) => {
    const { client } = fixture.employer;
    const id = await fixture.refer({ workerEmail: 'bo.li@example.com' });
    const giver = newGiver();
    const made = ok(await client.post(listOf(id), giver));
    const [mail] = await fixture.outbox(giver.email);
    const page = `/api/reference-check/${/\/reference-check\/([\w-]+)/.exec(String(mail.body))?.[1]}`;
    if (change !== null) await runSql(app.application.sql, change, [made.id]);
    expect(ok(await app.client().get(page)).actions).toEqual(actions);
    const { status } = await app.client().post(page, ANSWER);
    expect(status).toEqual(actions.length > 0 ? ACCEPTED : REFUSED);
  },
);
