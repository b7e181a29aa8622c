import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CHECK_ACTIONS, DECISION_ACTIONS } from '#contract/checks/vocabulary/order/check-actions.ts';
import { CheckFixture, ok, tokenOf } from '#modules/checks/testing/api-fixture.ts';

type Action = (typeof CHECK_ACTIONS)[number] | (typeof DECISION_ACTIONS)[number];
const NOTHING = { status: 404 } as HttpAnswer<Loose>;
const ACTIONS: readonly Action[] = [...CHECK_ACTIONS, ...DECISION_ACTIONS];

describe.each(['background-check', 'drug-test'] as const)('the actions of a %s', (path) => {
  let app: TestApplication;
  let fixture: CheckFixture;
  /** Has not certified. */
  let newcomer: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
    const employer = await signUpEmployer(app);
    newcomer = Object.assign(Object.create(CheckFixture.prototype), fixture, { employer }) as CheckFixture;
  });
  afterAll(() => app.stop());

  const [addOn, packageType] =
    path === 'drug-test' ? ['drugTest', 'drug_test'] : ['backgroundCheck', 'standard'];
  const kind = path === 'drug-test' ? 'drug_test' : 'background_check';
  const of = (id: string, then = '') => `/api/referrals/${id}/${then}`;
  const sql = (text: string, id: string) => runSql(app.application.sql, text, [id]);
  const body = (pack: string) => (path === 'drug-test' ? {} : { packageType: pack });
  const order = (id: string, pack = packageType) => fixture.employer.client.post(of(id, path), body(pack));

  async function unpaid(workerName = 'Bo Li') {
    const id = await fixture.refer({ workerName });
    const { url, payment } = ok(await order(id));
    return { id, url, payment };
  }
  async function asked(workerName?: string) {
    const { id, url, payment } = await unpaid(workerName);
    await fixture.pay(payment);
    return { id, token: await fixture.sentToken(url) };
  }
  async function onPaper() {
    const made = await asked();
    ok(await app.client().post(`/api/background-check-consent/${made.token}/paper`, {}));
    return made;
  }
  async function checked(workerName: string): Promise<string> {
    const { id, token } = await asked(workerName);
    ok(await fixture.authorize(token));
    await app.settle();
    await app.advance(1);
    return id;
  }
  async function announced(): Promise<string> {
    const id = await checked('Cora Concern');
    ok(await run.announce(id, fixture));
    return id;
  }
  async function hired(by: CheckFixture): Promise<{ readonly id: string; readonly payment: Loose }> {
    const id = await by.refer();
    ok(await by.move(id, 'interview_scheduled'));
    const { payment } = ok(await by.employer.client.put(of(id, 'hire'), { addOns: { [addOn]: true } }));
    return { id, payment };
  }
  const changed = async (made: Promise<string>, text: string): Promise<string> => {
    const id = await made;
    await sql(text, id);
    return id;
  };
  const OVER = `update adverse_actions set final_due_at = '2020-01-01' where referral_id = $1`;
  const LOST = `update adverse_actions set final_due_at = null, notice = notice || '{"state":"to_mail"}' where referral_id = $1`;
  const COMPLETED = `update referrals set status = 'completed', hired_at = now(), completed_at = now() where id = $1`;
  const EXPIRED = `update background_check_consents set expires_at = '2020-01-01' where check_id in
    (select id from background_checks where referral_id = $1)`;
  const idOf = async (made: Promise<{ readonly id: string }>): Promise<string> => (await made).id;

  const today = () => dayAhead(0, app.application.clock.now());
  const run: Readonly<Record<Action, (id: string, by: CheckFixture) => Promise<HttpAnswer<Loose>>>> = {
    request: (id, { employer }) => employer.client.post(of(id, path), body(packageType)),
    choose_package: (id, { employer }) =>
      path === 'drug-test'
        ? Promise.resolve(NOTHING)
        : employer.client.post(of(id, path), body('comprehensive')),
    // The link is in the same answer, and an ended one opens nothing.
    copy_link: async (id, { employer }) => {
      const { check, test } = ok(await employer.client.get(of(id, path)));
      const url: string | null = (check ?? test)?.url ?? null;
      if (url === null) return NOTHING;
      return app.client().get(`/api/background-check-consent/${tokenOf(url)}`);
    },
    print_paper_form: (id, { employer }) => employer.client.get(of(id, `${path}/paper-form`)),
    renew_link: (id, { employer }) => employer.client.post(of(id, `${path}/link`)),
    cancel: (id, { employer }) => employer.client.delete(of(id, path)),
    announce: (id, { employer }) =>
      employer.client.post(of(id, 'adverse-action'), { note: 'A reason', kind }),
    mail: (id, { employer }) =>
      employer.client.post(of(id, 'adverse-action/mailed'), { name: 'Ana Ruiz', on: today() }),
    take_back: (id, { employer }) => employer.client.delete(of(id, 'adverse-action')),
    finish: (id, { employer }) => employer.client.post(of(id, 'adverse-action/finish')),
  };

  type State = readonly [
    name: string,
    prepare: () => Promise<string>,
    actions: readonly Action[],
    isNewcomer: boolean,
  ];
  const BY_CERTIFIED: readonly (readonly [string, () => Promise<string>, readonly Action[]])[] = [
    ['not requested', () => fixture.refer(), ['request', 'choose_package']],
    ['unpaid', () => idOf(unpaid()), ['request', 'choose_package', 'copy_link', 'renew_link', 'cancel']],
    [
      'authorized but unpaid',
      async () => {
        const { id, url } = await unpaid();
        ok(await fixture.authorize(await fixture.sentToken(url)));
        return id;
      },
      ['request', 'cancel'],
    ],
    ['waiting for the consent', () => idOf(asked()), ['request', 'copy_link', 'renew_link', 'cancel']],
    [
      'waiting for the consent on paper',
      () => onPaper().then(({ id }) => id),
      ['request', 'copy_link', 'renew_link', 'print_paper_form', 'cancel'],
    ],
    [
      'authorized after a request for paper',
      async () => {
        const { id, token } = await onPaper();
        ok(await fixture.authorize(token));
        return id;
      },
      ['cancel'],
    ],
    ['expired', () => changed(idOf(asked()), EXPIRED), ['request', 'renew_link', 'cancel']],
    [
      'declined',
      async () => {
        const { id, token } = await asked();
        ok(await fixture.answer(token, { consentGiven: false }));
        return id;
      },
      ['request', 'renew_link', 'cancel'],
    ],
    [
      'running',
      async () => {
        const { id, token } = await asked();
        ok(await fixture.authorize(token));
        return id;
      },
      ['cancel'],
    ],
    ['clear', () => checked('Bo Li'), []],
    ['to be reviewed', () => checked('Cora Concern'), ['announce']],
    ['to be reviewed after the referral', () => changed(checked('Cora Concern'), COMPLETED), []],
    ['announced', announced, ['take_back']],
    ['announced, and the wait is over', () => changed(announced(), OVER), ['take_back', 'finish']],
    ['announced, and not delivered', () => changed(announced(), LOST), ['mail', 'take_back']],
    [
      'taken back',
      async () => {
        const id = await announced();
        ok(await run.take_back(id, fixture));
        return id;
      },
      ['announce'],
    ],
    [
      'final',
      async () => {
        const id = await changed(announced(), OVER);
        ok(await run.finish(id, fixture));
        return id;
      },
      [],
    ],
    ['not requested, and the referral has ended', () => changed(fixture.refer(), COMPLETED), []],
    [
      'unpaid, and the referral has ended',
      () => changed(idOf(unpaid()), COMPLETED),
      ['copy_link', 'renew_link', 'cancel'],
    ],
    ['part of an unpaid hire', () => idOf(hired(fixture)), []],
  ];
  const BY_NEWCOMER: readonly (readonly [string, () => Promise<string>, readonly Action[]])[] = [
    ['not requested, and not certified', () => newcomer.refer(), []],
    [
      'paid with a hire, and not certified',
      async () => {
        const { id, payment } = await hired(newcomer);
        await newcomer.pay(payment);
        return id;
      },
      ['cancel'],
    ],
  ];
  const STATES: readonly State[] = [
    ...BY_CERTIFIED.map((state) => [...state, false] as const),
    ...BY_NEWCOMER.map((state) => [...state, true] as const),
  ];

  const actionsOf = async (id: string, by: CheckFixture): Promise<readonly Action[]> => {
    const { actions, adverseAction } = ok(await by.employer.client.get(of(id, path)));
    return [...actions, ...(adverseAction?.actions ?? [])];
  };

  it.each(STATES)(
    'a check that is %s accepts the commands in `actions` and refuses all others',
    async (_name, prepare, listed, isNewcomer) => {
      const by = isNewcomer ? newcomer : fixture;
      const expected = listed.filter((action) => kind === 'background_check' || action !== 'choose_package');
      const id = await prepare();
      expect(await actionsOf(id, by)).toEqual(expected);
      for (const action of ACTIONS.filter((one) => !expected.includes(one))) {
        const { status } = await run[action](id, by);
        expect([action, status]).toEqual([
          action,
          expect.toSatisfy((code) => [404, 409, 422].includes(code)),
        ]);
      }
      expect(await actionsOf(id, by)).toEqual(expected);
      for (const [index, action] of expected.entries()) {
        const { status } = await run[action](index === 0 ? id : await prepare(), by);
        expect([action, status]).toEqual([action, expect.toSatisfy((code) => code < 300)]);
      }
    },
  );
});
