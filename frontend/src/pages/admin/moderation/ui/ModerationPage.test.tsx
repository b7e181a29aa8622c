// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ModerationPage } from './ModerationPage.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
const ME = sampleUser({ userType: 'admin' });
const AUTHOR = { id: '01890a5d-ac96-774b-bcce-b302099a8200', firstName: 'Earl', lastName: 'Hill' };
const BO = { id: '01890a5d-ac96-774b-bcce-b302099a8201', firstName: 'Bo', lastName: 'Li' };

const caseOf = (id: string, excerpt: string, changes: object = {}) => ({
  id,
  targetType: 'job',
  targetId: id,
  source: 'reports',
  status: 'open',
  severity: 'high',
  reasons: ['spam'],
  autoFlags: ['pay_bait'],
  reportCount: 2,
  isHiddenByReports: false,
  excerpt,
  path: `/job/${id}`,
  author: AUTHOR,
  assignedTo: null,
  claimedUntil: null,
  decision: null,
  decidedAt: null,
  dueAt: NOW,
  createdAt: NOW,
  ...changes,
});
const detailOf = (one: object) => ({
  ...one,
  content: {
    title: 'Framer',
    text: 'Earn $5,000 weekly',
    html: null,
    beside: [],
    path: '/job/x',
    mayOpen: true,
    isHidden: false,
    isLocked: false,
    isDeleted: false,
    createdAt: NOW,
  },
  neighbors: [],
  reports: [
    {
      id: 'r1',
      reporter: BO,
      reasonCategory: 'spam',
      details: 'Not a real job',
      autoFlags: [],
      status: 'open',
      severity: 'medium',
      counts: false,
      createdAt: NOW,
    },
  ],
  history: { trust: 'new', joinedAt: NOW, contributions: 3, upheldReports: 1, cases: 2, actions: [] },
  actions: ['dismiss', 'hide', 'suspend'],
  claimActions: ['claim'],
});
const FIRST = caseOf('c1', 'Framer wanted');
const SECOND = caseOf('c2', 'Roofer wanted');

function start(cases: readonly object[] = [FIRST, SECOND]): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: ME });
  server.answers('GET /api/admin/reports', { body: cases });
  server.answers('GET /api/admin/reports/c1', { body: detailOf(FIRST) });
  server.answers('GET /api/admin/reports/c2', { body: detailOf(SECOND) });
  server.answers('POST /api/admin/reports/*/claim', { body: detailOf(FIRST) });
  server.answers('DELETE /api/admin/reports/*/claim', { status: 204 });
  server.answers('POST /api/admin/reports/*/resolve', { body: detailOf(FIRST) });
  return server;
}

describe('the moderation queue', () => {
  it('a case shows what is known and is decided with a reason', async () => {
    const server = start();
    const { user } = await renderPart(<ModerationPage />, { at: '/admin/moderation' });
    await press(user, /Framer wanted/);
    expect(await screen.findByText('Earn $5,000 weekly')).toBeDefined();
    for (const words of ['Not a real job', "Doesn't count toward hiding", 'Pay too good to be true', 'New'])
      expect(screen.getByText(words)).toBeDefined();
    await press(user, 'Decide');
    await expectFieldMessages(['Please choose what happens', 'Please say why']);
    await user.click(screen.getByRole('radio', { name: /^Suspend/ }));
    await fillIn(user, { 'For how long?': '7 days', 'Start from a template': 'Spam' });
    await press(user, 'Decide');
    await expectToast('DecidedEveryone concerned is told.');
    expect(server.calls('POST /api/admin/reports/c1/resolve')[0]?.body).toEqual({
      action: 'suspend',
      note: 'This is advertising or was posted over and over. Crewvine is for the trades, not for ads.',
      notes: null,
      reasonCategory: 'spam',
      duration: 168,
    });
  });

  it('a text appears with its pictures, between the texts before and after it', async () => {
    const server = start();
    const detail = detailOf(caseOf('c1', 'Bad words', { targetType: 'reply' }));
    const html = '<p>Look at <strong>this</strong></p><p><img src="/api/images/x" alt="A crane"></p>';
    const said = { author: BO, createdAt: NOW };
    const neighbors = [
      { ...said, id: 'n1', text: 'Who has a crane?', isBefore: true },
      { ...said, id: 'n2', text: 'Please stop', isBefore: false },
    ];
    const content = { ...detail.content, html, beside: ['Austin, TX'], mayOpen: false };
    server.answers('GET /api/admin/reports/c1', { body: { ...detail, content, neighbors } });
    await renderPart(<ModerationPage />, { at: '/admin/moderation?case=c1' });
    const section = within(await screen.findByRole('region', { name: 'Content' }));
    expect(section.getByRole('img', { name: 'A crane' }).getAttribute('src')).toBe('/api/images/x');
    expect(section.getByText('Austin, TX')).toBeDefined();
    const words = section.getByText('Look at', { exact: false });
    const place = (text: string) => words.compareDocumentPosition(section.getByText(text));
    expect(place('Who has a crane?')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(place('Please stop')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // A hidden, private, or waiting text has no page that this moderator may open.
    expect(section.queryByRole('link', { name: 'See it in place' })).toBeNull();
  });

  it('the queue can be operated by keyboard', async () => {
    const server = start();
    const { user, address } = await renderPart(<ModerationPage />, { at: '/admin/moderation' });
    await screen.findByRole('button', { name: /Framer wanted/ });
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/admin/moderation?case=c1'));
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/admin/moderation?case=c2'));
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe('/admin/moderation?case=c1'));
    await user.keyboard('c');
    await waitFor(() => expect(server.calls('POST /api/admin/reports/c1/claim')).toHaveLength(1));
    await user.keyboard('r');
    await waitFor(() => expect(server.calls('DELETE /api/admin/reports/c1/claim')).toHaveLength(1));
    await screen.findByRole('button', { name: 'Decide' });
    await user.keyboard('2');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Hide/ }).checked).toBe(true);
    // The shortcuts are letters in a text field.
    await user.click(screen.getByLabelText('Why'));
    await user.keyboard('jkc3');
    expect(screen.getByDisplayValue('jkc3')).toBeDefined();
    expect(address()).toBe('/admin/moderation?case=c1');
    screen.getByLabelText('Why').blur();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/moderation'));
  });

  it('a case shows its moderator and cannot be decided by others', async () => {
    const server = start();
    const taken = { ...FIRST, assignedTo: BO, claimedUntil: NOW };
    server.answers('GET /api/admin/reports/c1', {
      body: { ...detailOf(taken), actions: [], claimActions: [] },
    });
    await renderPart(<ModerationPage />, { at: '/admin/moderation?case=c1' });
    expect(await screen.findByText(/Bo Li is on this until/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('a claim that fails shows that another moderator was faster', async () => {
    const server = start();
    const refusal = refusing(409, 'moderation.claimed', 'Another moderator is on this');
    server.answers('POST /api/admin/reports/*/claim', refusal);
    const { user } = await renderPart(<ModerationPage />, {
      at: '/admin/moderation?case=c1',
      language: 'es',
    });
    await press(user, 'Tomar este caso');
    await expectToast('Eso no funcionóOtro moderador lo está revisando');
  });

  it('the filters are stored in the address', async () => {
    const server = start([]);
    const { user, address } = await renderPart(<ModerationPage />, { at: '/admin/moderation' });
    expect(await screen.findByText('Nothing waits for a decision.')).toBeDefined();
    await fillIn(user, { Severity: 'Critical' });
    await waitFor(() => expect(address()).toBe('/admin/moderation?severity=critical'));
    expect(await screen.findByText('Nothing fits these filters')).toBeDefined();
    expect(server.calls('GET /api/admin/reports').at(-1)?.search.get('severity')).toBe('critical');
    await press(user, 'Show all');
    await waitFor(() => expect(address()).toBe('/admin/moderation'));
  });

  it('the queue reloads after a failure', async () => {
    const server = start();
    server.answers('GET /api/admin/reports', silent);
    const { user } = await renderPart(<ModerationPage />, { at: '/admin/moderation' });
    expect(await screen.findByText("This list didn't load")).toBeDefined();
    server.answers('GET /api/admin/reports', { body: [FIRST] });
    await press(user, 'Retry');
    expect(await screen.findByRole('button', { name: /Framer wanted/ })).toBeDefined();
  });

  it('members cannot open the page', async () => {
    const server = start();
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await renderPart(<ModerationPage />, { at: '/admin/moderation' });
    expect(await screen.findByText("You don't have permission to access the admin panel.")).toBeDefined();
    expect(server.calls('GET /api/admin/reports')).toEqual([]);
  });
});

describe('appeals', () => {
  const decision = {
    id: 'a1',
    user: AUTHOR,
    action: 'hide',
    targetType: 'job',
    excerpt: 'Framer',
    reasonCategory: 'spam',
    reason: 'An ad',
    notes: null,
    duration: null,
    expiresAt: null,
    isActive: true,
    createdBy: BO,
    createdAt: NOW,
    deactivatedAt: null,
  };
  const appeal = {
    id: 'p1',
    text: 'It is a real job',
    status: 'open',
    note: null,
    isSameModerator: null,
    createdAt: NOW,
    answeredAt: null,
    decision,
    actions: ['answer'],
  };

  it('an appeal is answered with a choice and a reason', async () => {
    const server = start();
    server.answers('GET /api/admin/appeals', { body: [appeal] });
    server.answers('POST /api/admin/appeals/p1', { status: 204 });
    const { user } = await renderPart(<ModerationPage />, { at: '/admin/moderation?tab=appeals' });
    expect(await screen.findByText('It is a real job')).toBeDefined();
    await press(user, 'Answer');
    await press(user, 'Send answer');
    await expectFieldMessages(['Keep the decision, or take it back?', 'Please say why']);
    await user.click(screen.getByRole('radio', { name: /^Take the decision back/ }));
    await fillIn(user, { Why: 'It is real.' });
    await press(user, 'Send answer');
    await expectToast('Answered');
    expect(server.calls('POST /api/admin/appeals/p1')[0]?.body).toEqual({
      uphold: false,
      note: 'It is real.',
    });
  });

  it('an appeal against your own decision goes to another moderator', async () => {
    const server = start();
    const own = { ...appeal, actions: [], decision: { ...decision, createdBy: { ...BO, id: ME.id } } };
    server.answers('GET /api/admin/appeals', { body: [own] });
    await renderPart(<ModerationPage />, { at: '/admin/moderation?tab=appeals' });
    expect(await screen.findByText(/another moderator answers/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
