// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MyModerationPage } from './MyModerationPage.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
const HIDDEN = {
  id: 'a1',
  action: 'hide',
  targetType: 'post',
  excerpt: 'Cheap anchors',
  reasonCategory: 'spam',
  reason: 'This is an ad.',
  expiresAt: null,
  isActive: true,
  createdAt: NOW,
  appeal: null,
  mayAppeal: true,
};

function start(decisions: readonly object[] = [HIDDEN], held: readonly object[] = []): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/my-moderation-actions', { body: decisions });
  server.answers('GET /api/my-held-content', { body: held });
  server.answers('POST /api/moderation-actions/*/appeal', {
    status: 201,
    body: { id: 'p1', status: 'open' },
  });
  return server;
}
const open = (tab = '') => renderPart(<MyModerationPage />, { at: `/my-moderation${tab}` });

describe('the moderation decisions', () => {
  it('a decision shows what was hidden and why, and can be appealed', async () => {
    const server = start();
    const { user } = await open();
    for (const words of ['Cheap anchors', 'This is an ad.', 'Why: Spam', 'Hidden'])
      expect(await screen.findByText(words)).toBeDefined();
    await press(user, 'Appeal');
    await press(user, 'Send appeal');
    await expectFieldMessages(['Please tell us why (at least 10 characters)']);
    await fillIn(user, { 'Why is this decision wrong?': 'These are anchors that I use.' });
    await press(user, 'Send appeal');
    await expectToast("Appeal sentWe'll let you know what we decide.");
    expect(server.calls('POST /api/moderation-actions/a1/appeal')[0]?.body).toEqual({
      text: 'These are anchors that I use.',
    });
  });

  it('an answered appeal shows the answer and cannot be repeated', async () => {
    const appeal = {
      text: 'I use them',
      status: 'upheld',
      note: 'It stays an ad.',
      isSameModerator: true,
      createdAt: NOW,
      answeredAt: NOW,
    };
    start([{ ...HIDDEN, appeal, mayAppeal: false }]);
    await open();
    expect(await screen.findByText('Your appeal was denied')).toBeDefined();
    expect(screen.getByText('It stays an ad.')).toBeDefined();
    expect(screen.getByText(/no other moderator/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  it('the list starts with content that waits for a moderator', async () => {
    const held = {
      id: 'h1',
      targetType: 'post',
      excerpt: 'My link',
      path: '/',
      source: 'review',
      createdAt: NOW,
    };
    start([], [held]);
    await open();
    expect(await screen.findByText('Waiting for a moderator')).toBeDefined();
    expect(screen.getByText(/first link waits/)).toBeDefined();
  });

  it('an empty list can be reloaded after a failure', async () => {
    const server = start([]);
    server.answers('GET /api/my-held-content', silent);
    const { user } = await open();
    expect(await screen.findByText("This page didn't load")).toBeDefined();
    server.answers('GET /api/my-held-content', { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByText('Nothing here')).toBeDefined();
  });
});

describe("the user's own reports", () => {
  it('a report shows its outcome, and an open one can be withdrawn', async () => {
    const server = start();
    const report = {
      id: 'r1',
      targetType: 'job',
      targetId: 'x',
      excerpt: 'Framer',
      reason: 'spam',
      description: 'An ad',
      createdAt: NOW,
      resolvedAt: null,
    };
    server.answers('GET /api/my-reports', {
      body: [
        { ...report, status: 'open', actions: ['withdraw'] },
        { ...report, id: 'r2', status: 'upheld', actions: [] },
      ],
    });
    server.answers('DELETE /api/reports/*', { status: 204 });
    const { user } = await open('?tab=reports');
    expect(await screen.findByText(/took action\. Thank you/)).toBeDefined();
    await press(user, 'Take my report back');
    await expectToast('Report taken back');
    expect(server.calls('DELETE /api/reports/r1')).toHaveLength(1);
  });
});
