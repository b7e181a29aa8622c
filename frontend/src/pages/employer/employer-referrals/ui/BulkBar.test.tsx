// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { testDay } from '#testing/fixtures/time/test-now.ts';
import { BulkBar } from './BulkBar.tsx';

const nextActions = [{ status: 'offer_sent' as const, label: 'Send Offer' }];
const person = (at: number, change: Partial<Referral> = {}): Referral =>
  sampleReferral({
    id: `01890a5d-ac96-774b-bcce-b302099a8${100 + at}`,
    workerName: `Worker ${at}`,
    status: 'interviewing',
    jobId: 'framing',
    nextActions: [...nextActions],
    ...change,
  });
const people = (count: number): Referral[] => Array.from({ length: count }, (_, at) => person(at));

async function open(selected: readonly Referral[]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/offer-templates', { body: [] });
  server.answers('GET /api/employer-referrals', ({ search }) => ({
    body: search.get('job') === 'framing' ? people(3) : [],
  }));
  server.answers('POST /api/offer-letters/bulk/quote', { body: { rows: [], lines: [], total: '0.00' } });
  const select = vi.fn();
  const bar = <BulkBar shown={selected} selected={selected} userId="me" onSelect={select} />;
  return { ...(await renderPart(bar)), server, select };
}

beforeEach(() => localStorage.clear());

describe('offers to the selected people', () => {
  it('the form opens with exactly the selected people chosen', async () => {
    const signed = {
      id: 'one',
      status: 'sent' as const,
      expiresAt: null,
      isConsentWithdrawn: false,
      due: null,
      isCountered: false,
      awaitsSignature: true,
    };
    const { user, select } = await open([person(1), person(2), person(3, { offerLetter: signed })]);
    await press(user, 'Make Offers (2)');
    // Finds the form's checkboxes; the dialog shown while the list loads has none.
    const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Worker / });
    const dialog = screen.getByRole('dialog', { name: 'Offers to several people' });
    expect(ticks.map(({ checked }) => checked)).toEqual([false, true, true]);
    await press(user, 'Cancel', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(select).not.toHaveBeenCalled();
  });

  it("the form includes a selected person who is not in the job's list", async () => {
    const { user } = await open([person(9)]);
    await press(user, 'Make Offer (1)');
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Worker 9/ });
    expect(tick.checked).toBe(true);
  });

  it('the form is refused for people of different jobs, and the message names the jobs', async () => {
    const roofing = { id: 'roofing', title: 'Roofer', company: 'Ridge & Co' };
    const other = person(2, { jobId: 'roofing', job: { ...person(2).job, ...roofing } });
    const { user } = await open([person(1), other]);
    await press(user, 'Make Offers (2)');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('These people are up for different jobs');
    expect(alert.textContent).toContain(`${person(1).job.title} and Roofer`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the form is refused for more people than it takes', async () => {
    const { user } = await open(people(26));
    await press(user, 'Make Offers (26)');
    expect((await screen.findByRole('alert')).textContent).toContain('You selected 26.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the button stays disabled until a selected person can have an offer', async () => {
    await open([person(1, { nextActions: [] })]);
    const button = screen.getByRole('button', { name: 'Make Offers (0)' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a bulk step', () => {
  const MOVE = 'PUT /api/referrals/bulk-status';
  const BACK = 'PUT /api/referrals/bulk-rollback';
  const fresh = (at: number): Referral =>
    person(at, { status: 'submitted', nextActions: [{ status: 'contacted', label: 'Contact Worker' }] });
  const result = (id: string, outcome: 'changed' | 'refused') => ({
    id,
    outcome,
    status: null,
    code: null,
    message: null,
  });

  async function contactTwo() {
    const [one, two] = [fresh(1), fresh(2)];
    const opened = await open([one, two]);
    opened.server.answers(MOVE, {
      body: {
        results: [result(one.id, 'changed'), result(two.id, 'changed')],
        changed: 2,
        undoUntil: testDay(1).toISOString(),
      },
    });
    await press(opened.user, 'Contact Workers (2)');
    await press(opened.user, 'Contact all 2');
    await expectToast(/^Status Updated2 referrals: Worker Contacted/);
    return { ...opened, one, two };
  }

  it('Undo in the toast moves back, once, the referrals that were moved and are still in that status', async () => {
    const { user, server, one, two } = await contactTwo();
    const results = [result(one.id, 'changed'), result(two.id, 'changed')];
    server.answers(BACK, { body: { results, changed: 2, undoUntil: null } });
    await press(user, 'Undo');
    await expectToast(/2 referrals are back where they were\.$/);
    expect(server.calls(BACK).map(({ body }) => body)).toEqual([
      { ids: [one.id, two.id], status: 'contacted' },
    ]);
    expect(server.calls(BACK)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('the toast shows how many referrals could not be moved back', async () => {
    const { user, server, one, two } = await contactTwo();
    const results = [result(one.id, 'changed'), result(two.id, 'refused')];
    server.answers(BACK, { body: { results, changed: 1, undoUntil: null } });
    await press(user, 'Undo');
    await expectToast(/1 referral is back where it was\. 1 referral didn't change$/);
  });

  it('a step that changed nothing offers no Undo', async () => {
    const one = fresh(1);
    const { user, server } = await open([one]);
    server.answers(MOVE, { body: { results: [result(one.id, 'refused')], changed: 0, undoUntil: null } });
    await press(user, 'Contact Worker (1)');
    await press(user, 'Contact 1');
    await expectToast(/^Status Updated/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
