// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
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

describe('offers to those selected', () => {
  it('are made by one form, in which they are chosen, and nobody else', async () => {
    const signed = { id: 'one', status: 'sent' as const, expiresAt: null };
    const { user, select } = await open([person(1), person(2), person(3, { offerLetter: signed })]);
    await press(user, 'Make Offers (2)');
    // Those of the form: the dialog that waits for the list is another.
    const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Worker / });
    const dialog = screen.getByRole('dialog', { name: 'Offers to several people' });
    expect(ticks.map(({ checked }) => checked)).toEqual([false, true, true]);
    await press(user, 'Cancel', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(select).not.toHaveBeenCalled();
  });

  it('have someone chosen whom the list of the job does not reach', async () => {
    const { user } = await open([person(9)]);
    await press(user, 'Make Offer (1)');
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Worker 9/ });
    expect(tick.checked).toBe(true);
  });

  it('are refused for people of different jobs, with the jobs by name', async () => {
    const roofing = { id: 'roofing', title: 'Roofer', company: 'Ridge & Co' };
    const other = person(2, { jobId: 'roofing', job: { ...person(2).job, ...roofing } });
    const { user } = await open([person(1), other]);
    await press(user, 'Make Offers (2)');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('These people are up for different jobs');
    expect(alert.textContent).toContain(`${person(1).job.title} and Roofer`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are refused for more people than one form takes', async () => {
    const { user } = await open(people(26));
    await press(user, 'Make Offers (26)');
    expect((await screen.findByRole('alert')).textContent).toContain('You selected 26.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wait until someone is selected who can have one', async () => {
    await open([person(1, { nextActions: [] })]);
    const button = screen.getByRole('button', { name: 'Make Offers (0)' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
