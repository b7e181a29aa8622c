// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { DrugTestDialog } from './DrugTestDialog.tsx';

const CHECK = {
  id: 'some-check',
  url: null,
  expiresAt: null,
  status: 'in_progress',
  packageType: 'standard',
  packageInfo: { price: '50.00', includes: [] },
  isExpired: false,
  requestedAt: '2026-11-20T12:00:00.000Z',
  paperAskedAt: null,
  paperFormUrl: null,
  consentAt: '2026-11-20T13:00:00.000Z',
  consentDocumentUrl: null,
  completedAt: null,
  awaitsCandidate: false,
  isOrdered: true,
  findings: [],
};
const TEST = { ...CHECK, packageType: 'drug_test', site: 'Waco, TX', appointment: null };
const NO_DECISION = {
  actions: ['cancel'],
  requestRefusal: null,
  mustConfirmOffer: false,
  adverseAction: null,
  waitWouldEndAt: null,
  needsCertification: false,
};
const referral = sampleReferral({ workerName: 'Bo Li' });
const props = { referral, collect: vi.fn(), onClose: vi.fn() };

it.each([
  [false, 'Ordered, we keep trying'],
  [true, 'In progress'],
])('a check ordered at the agency (%s) reads "%s"', async (isOrdered, words) => {
  const server = startFakeServer();
  server.answers('GET /api/referrals/*/background-check', {
    body: { check: { ...CHECK, isOrdered }, ...NO_DECISION },
  });
  await renderPart(<CheckDialog {...props} />);
  expect(await screen.findByText(words)).toBeDefined();
});

it('a drug test not yet ordered reads "Ordered, we keep trying", and a decision names the test', async () => {
  const server = startFakeServer();
  const path = 'GET /api/referrals/*/drug-test';
  server.answers(path, { body: { test: { ...TEST, isOrdered: false }, ...NO_DECISION } });
  await renderPart(<DrugTestDialog {...props} />);
  expect(await screen.findByText('Ordered, we keep trying')).toBeDefined();
  cleanup();
  const findings = [{ screening: 'Drug test', result: 'consider', note: null }];
  const test = { ...TEST, status: 'concerns', completedAt: '2026-11-21T12:00:00.000Z', findings };
  startFakeServer().answers(path, {
    body: { ...NO_DECISION, actions: ['announce'], test, waitWouldEndAt: '2026-12-01T12:00:00.000Z' },
  });
  await renderPart(<DrugTestDialog {...props} />);
  expect(await screen.findByText('Rejecting because of this drug test')).toBeDefined();
  expect(screen.queryByText(/background check/i)).toBeNull();
});

/** Its words differ by kind. */
const CANCEL = 'cancel';
const OPEN = ['copy_link', 'renew_link', 'cancel'];
const STEPS = [
  [
    /^Waiting for the/,
    { status: 'awaiting_consent', url: 'https://a.test' },
    OPEN,
    ['Copy link', 'Send a new link', CANCEL],
  ],
  [/^Waiting for the/, { status: 'awaiting_consent', url: 'https://a.test' }, [], []],
  [/link has expired/, { status: 'awaiting_consent', isExpired: true }, OPEN, ['Send a new link', CANCEL]],
  [/link has expired/, { status: 'awaiting_consent', isExpired: true }, ['cancel'], [CANCEL]],
  [/declined$/, { status: 'declined' }, OPEN, ['Ask again', CANCEL]],
  [/declined$/, { status: 'declined' }, [], []],
  [/^The agency is waiting/, { status: 'in_progress', awaitsCandidate: true }, ['cancel'], [CANCEL]],
  [/^(Clear|Negative)$/, { status: 'clear', completedAt: '2026-11-21T12:00:00.000Z' }, [], []],
  [
    /^Review needed$/,
    { status: 'concerns', completedAt: '2026-11-21T12:00:00.000Z' },
    ['announce'],
    ['Send the notice'],
  ],
  [/^Review needed$/, { status: 'concerns', completedAt: '2026-11-21T12:00:00.000Z' }, [], []],
] as const;

describe.each([
  ['background-check', (said: object) => ({ check: { ...CHECK, ...said } }), CheckDialog, 'Cancel the check'],
  ['drug-test', (said: object) => ({ test: { ...TEST, ...said } }), DrugTestDialog, 'Cancel the test'],
] as const)('the dialog of a %s', (path, state, Shown, cancel) => {
  async function open(said: object, actions: readonly string[] = OPEN) {
    const server = startFakeServer();
    server.answers(`GET /api/referrals/*/${path}`, { body: { ...state(said), ...NO_DECISION, actions } });
    return { server, ...(await renderPart(<Shown {...props} />)) };
  }

  it.each(STEPS)(
    'at the step %s, %o with %j shows only these buttons',
    async (title, said, allowed, buttons) => {
      await open(said, allowed);
      const step = await screen.findByText(title);
      const names = within(step.closest('[role="dialog"]') ?? step)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      const expected = buttons.map((name) => (name === CANCEL ? cancel : name));
      expect(names.filter(Boolean)).toEqual(expected);
    },
  );

  it.each([
    ['referral_ended', /^This referral has ended/],
    ['in_offer', /is part of an unpaid offer/],
  ] as const)('a request that is refused because of %s says why', async (requestRefusal, words) => {
    const server = startFakeServer();
    const nothing = { check: null, test: null, ...NO_DECISION, actions: [], requestRefusal };
    server.answers(`GET /api/referrals/*/${path}`, { body: nothing });
    await renderPart(<Shown {...props} />);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: /for \$50/ })).toBeNull();
  });

  it.each([
    [['print_paper_form'], 1],
    [[], 0],
  ] as const)('with the actions %j, the form on paper is offered %i times', async (actions, count) => {
    const paper = { paperAskedAt: '2026-11-20T12:30:00.000Z', paperFormUrl: '/api/paper-form' };
    await open({ status: 'awaiting_consent', ...paper }, actions);
    await screen.findByText(/^Waiting for the/);
    expect(screen.queryAllByRole('link', { name: 'Print the forms' })).toHaveLength(count);
  });

  it('the second press cancels the order', async () => {
    const { server, user } = await open({ status: 'declined' });
    await press(user, cancel);
    expect(server.calls(`DELETE /api/referrals/*/${path}`)).toEqual([]);
    await press(user, 'Yes, cancel it');
    await waitFor(() => expect(server.calls(`DELETE /api/referrals/*/${path}`)).toHaveLength(1));
  });
});

describe('an employer who has not certified', () => {
  const PATH = 'GET /api/referrals/*/background-check';
  const UNCERTIFIED = { ...NO_DECISION, actions: [], check: null, needsCertification: true };

  it('an employer certifies by name and checkbox once, before the packages show', async () => {
    const server = startFakeServer();
    server.answers(PATH, { body: UNCERTIFIED });
    server.answers('POST /api/check-certification', () => {
      const actions = ['request', 'choose_package'];
      server.answers(PATH, { body: { ...UNCERTIFIED, actions, needsCertification: false } });
      return { status: 201, body: {} };
    });
    const { user } = await renderPart(<CheckDialog {...props} />);
    expect(await screen.findByText(/employment purposes only/)).toBeDefined();
    expect(screen.queryByText(/^Standard/)).toBeNull();
    await press(user, 'Certify');
    expect(screen.getByText('Please type your full name')).toBeDefined();
    expect(screen.getByText('Please check this box')).toBeDefined();
    await user.type(screen.getByLabelText('Sign with your full name'), ' Pat Hill ');
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Certify');
    expect(await screen.findByText(/^Standard/)).toBeDefined();
    expect(server.calls('POST /api/check-certification').map(({ body }) => body)).toEqual([
      { version: CERTIFICATION.version, language: 'en', name: 'Pat Hill', certified: true },
    ]);
  });

  it('an uncertified employer sees that a paid check waits and can cancel it', async () => {
    const server = startFakeServer();
    const check = { ...CHECK, status: 'awaiting_consent', consentAt: null };
    server.answers(PATH, { body: { ...UNCERTIFIED, actions: ['cancel'], check } });
    const { user } = await renderPart(<CheckDialog {...props} />);
    expect(await screen.findByText(/^This candidate is asked once you certify/)).toBeDefined();
    await press(user, 'Cancel the check');
    await press(user, 'Yes, cancel it');
    await waitFor(() => expect(server.calls('DELETE /api/referrals/*/background-check')).toHaveLength(1));
  });
});

describe('the place of the job', () => {
  const PATH = 'GET /api/referrals/*/background-check';
  const REQUEST = 'POST /api/referrals/*/background-check';

  async function at(location: string, mustConfirmOffer: boolean) {
    const server = startFakeServer();
    const actions = ['request', 'choose_package'];
    server.answers(PATH, { body: { ...NO_DECISION, actions, mustConfirmOffer, check: null } });
    server.answers(REQUEST, { status: 201, body: { payment: { status: 'succeeded', amount: '50.00' } } });
    const job = { ...referral.job, location };
    const part = await renderPart(<CheckDialog {...props} referral={{ ...referral, job }} />);
    await screen.findByText(/^Standard/);
    return { server, ...part };
  }

  it('a city that requires an offer first shows its source, and the request requires a confirmation', async () => {
    const { server, user } = await at('Austin, TX', true);
    expect(screen.getByText(/Austin City Code ch. 4-15, since 2016/)).toBeDefined();
    await press(user, 'Request check for $50');
    expect(screen.getByText(/^Please confirm this first/)).toBeDefined();
    expect(server.calls(REQUEST)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Request check for $50');
    await waitFor(() => expect(server.calls(REQUEST)).toHaveLength(1));
  });

  it('a request after an offer requires no confirmation', async () => {
    const { server, user } = await at('Austin, TX', false);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(user, 'Request check for $50');
    await waitFor(() => expect(server.calls(REQUEST)).toHaveLength(1));
  });

  it('a city that we have not checked shows only the federal rules', async () => {
    await at('Miami, FL', false);
    expect(screen.getByText("Federal rules only; we haven't checked your city's.")).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an announced decision', () => {
  const arrival = { state: 'reached', sentAt: '2026-11-20T12:00:00.000Z', reachedAt: null, reachedBy: null };
  const notice = { ...arrival, mailedOn: null, mailedBy: null };
  const WAITING = {
    id: 'some-decision',
    status: 'waiting',
    note: 'Because of the report',
    noticeAt: '2026-11-20T12:00:00.000Z',
    finalDueAt: '2026-12-01T12:00:00.000Z',
    notice,
    finalNotice: null,
    toMail: null,
    dispute: 'That was not me.',
    disputedAt: '2026-11-21T12:00:00.000Z',
    endedAt: null,
  };
  const WAIT = /^You can decide/;

  it.each([
    [[], []],
    [['take_back'], ['Move forward with the candidate']],
    [
      ['take_back', 'finish'],
      ['Move forward with the candidate', 'Reject and send the final notice'],
    ],
    [['mail'], ['I mailed it']],
  ])('an announced decision with the actions %j offers %j', async (actions, buttons) => {
    const check = { ...CHECK, status: 'concerns', completedAt: '2026-11-21T12:00:00.000Z' };
    const adverseAction = { ...WAITING, toMail: actions.includes('mail') ? 'notice' : null, actions };
    const body = { ...NO_DECISION, actions: [], check, adverseAction };
    startFakeServer().answers('GET /api/referrals/*/background-check', { body });
    await renderPart(<CheckDialog {...props} />);
    const dialog = (await screen.findByText('That was not me.')).closest<HTMLElement>('[role="dialog"]');
    const names = within(dialog ?? document.body).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent).filter(Boolean)).toEqual(buttons);
    expect(screen.queryByText(WAIT) === null).toBe(actions.includes('finish'));
  });
});
