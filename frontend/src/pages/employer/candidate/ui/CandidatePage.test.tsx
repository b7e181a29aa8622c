// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import { noteServerTime } from '#shared/lib/server-clock.ts';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleCandidate } from '#shared/testing/sample-candidate.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { TEST_NOW, testDay } from '#testing/fixtures/time/test-now.ts';
import { CandidatePage } from './CandidatePage.tsx';

const CALL = 'GET /api/candidate-profile/*';
const DOCUMENTS = 'GET /api/referrals/*/documents';
const INTEREST = 'POST /api/candidate-profile/*/interest';
const VOUCH = 'PUT /api/candidate-profile/*/verified-skills';

function start(changes: Partial<CandidateProfile> = {}): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(CALL, { body: sampleCandidate(changes) });
  server.answers(DOCUMENTS, { body: [] });
  return server;
}

const show = () =>
  renderPart(
    <Routes>
      <Route path="/candidate/:id" element={<CandidatePage />} />
    </Routes>,
    { at: '/candidate/of-bo' },
  );

const REFERRER = { reader: 'referrer', canShowInterest: false, referenceScore: null } as const;

describe('the candidate page for the employer', () => {
  it('the page shows everything about a candidate and prints it', async () => {
    start({ workerName: '<script>alert(1)</script>' });
    const { user } = await show();
    expect(await screen.findByRole('heading', { name: '<script>alert(1)</script>' })).toBeDefined();
    for (const words of [
      'Candidate for Framer',
      'Referred by Ana (coworker)',
      'Ten years of framing.',
      'Lead framer at Lone Star Frames',
      'OSHA 10',
      'Immediately',
      '$30/hour',
      'Own vehicle',
      '1 of 2 answered · Rated 4.4 of 5 on average',
      'Not requested',
    ])
      expect(screen.getByText(words), words).toBeDefined();
    expect(screen.getByText('Framing').textContent).toBe('Framing (seen at work)');
    expect(screen.getByRole('link', { name: '(512) 555-0148' })).toBeDefined();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await press(user, 'Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'Consent given'],
    [false, 'Consent declined'],
  ])(
    "the page shows the candidate's answer to a background check and the disclosure version: %s",
    async (answer, words) => {
      start({
        backgroundCheckStatus: 'pending',
        backgroundCheckData: {
          packageType: 'basic',
          requestedAt: '2026-11-18T15:00:00.000Z',
          completedAt: null,
        },
        backgroundCheckConsent: answer,
        consentRequestSentAt: '2026-11-18T15:00:00.000Z',
        consentReceivedAt: '2026-11-19T15:00:00.000Z',
        fcraDisclosureVersion: 'v1.0',
      });
      await show();
      const said = await screen.findByText(new RegExp(`^${words}`));
      expect(said.textContent).toContain('Nov 19');
      expect(said.textContent).toContain('FCRA disclosure v1.0');
    },
  );

  it("the printed page shows the day of the server's clock", async () => {
    onTestFinished(() => noteServerTime(TEST_NOW.toUTCString()));
    const day = testDay(400);
    noteServerTime(day.toUTCString());
    start();
    await show();
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(day);
    expect(await screen.findByText(new RegExp(`Printed from Crewvine on ${words}`))).toBeDefined();
  });

  it('the page lists the documents that the worker stores here and reloads them after a failure', async () => {
    const server = start();
    server.answers(DOCUMENTS, silent);
    const { user } = await show();
    await screen.findByText("The documents didn't load");
    expect(screen.getByRole('heading', { name: 'Documents' })).toBeDefined();
    const kept = { name: 'x', contentType: 'application/pdf', uploadedAt: '2026-11-20T12:00:00.000Z' };
    const resume = { ...kept, id: '01890a5d-ac96-774b-bcce-b302099a8061', kind: 'resume', size: 120_000 };
    server.answers(DOCUMENTS, { body: [resume] });
    await press(user, 'Retry');
    const link = await screen.findByRole('link', { name: /^Resume \(/ });
    expect(link.getAttribute('href')).toBe(`/api/documents/${resume.id}/file`);
  });

  it('the page has no documents section when there are no documents', async () => {
    start();
    await show();
    await screen.findByRole('heading', { name: 'Bo Li' });
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
  });

  it('the page hides contact details until the worker confirms', async () => {
    start({ isConfirmed: false, workerPhone: '•••-•••-••48', workerEmail: 'b•••@•••' });
    await show();
    expect(await screen.findByText("You'll see the full phone and email once Bo Li confirms.")).toBeDefined();
    expect(screen.queryByRole('link', { name: /48/ })).toBeNull();
  });

  it('a press shows interest once and confirms it, and the button stays if the server refuses', async () => {
    const server = start();
    server.answers(
      INTEREST,
      refusing(422, 'hiring.interest_too_late', "You've already decided about this worker"),
    );
    const { user } = await show();
    await screen.findByRole('heading', { name: 'Bo Li' });
    await press(user, "I'm interested");
    await expectToast("We couldn't save thatYou've already decided about this worker");
    const after = sampleCandidate({ canShowInterest: false, interestedAt: '2026-11-21T12:00:00.000Z' });
    server.answers(INTEREST, { body: after });
    server.answers(CALL, { body: after });
    await press(user, "I'm interested");
    await expectToast("You're interestedWe told Bo Li and whoever referred them. Next: contact them.");
    expect(await screen.findByText(/You said you're interested on/)).toBeDefined();
    expect(screen.queryByRole('button', { name: "I'm interested" })).toBeNull();
  });

  it('a withdrawn profile shows only that it was withdrawn', async () => {
    start({ status: 'withdrawn', canShowInterest: false });
    await show();
    expect(await screen.findByRole('heading', { name: 'This profile was withdrawn' })).toBeDefined();
    expect(screen.queryByText('Ten years of framing.')).toBeNull();
  });

  it("another employer's candidate is not shown", async () => {
    start().answers(CALL, refusing(403, 'hiring.not_yours', "This referral isn't yours"));
    await show();
    expect(await screen.findByRole('heading', { name: "We can't show this profile" })).toBeDefined();
  });

  it('the page reloads a profile that failed to load', async () => {
    const server = start();
    server.answers(CALL, silent);
    const { user } = await show();
    await screen.findByText("The profile didn't load");
    server.answers(CALL, { body: sampleCandidate() });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Bo Li' })).toBeDefined();
  });
});

describe('the candidate page for its authors', () => {
  it('the page shows who sees the profile and how many have, and links to the form', async () => {
    const server = start({ ...REFERRER, canWrite: true, viewCount: 1, interestCount: 1 });
    await show();
    expect(await screen.findByText('Shared with Hill Co')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toMatch(/\/edit$/);
    expect(screen.queryByText('Background check')).toBeNull();
    expect(server.calls(DOCUMENTS)).toEqual([]);
    expect(screen.queryByRole('button', { name: "I'm interested" })).toBeNull();
  });

  it('the referrer can vouch for skills they have seen', async () => {
    const server = start({ ...REFERRER, writtenBy: 'worker' });
    server.answers(VOUCH, silent);
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Rebar' }));
    await press(user, 'Save');
    await expectToast("We couldn't save thatPlease try again.");
    server.answers(VOUCH, { body: sampleCandidate(REFERRER) });
    await press(user, 'Save');
    await expectToast('SavedThe check marks are on the profile.');
    expect(server.calls(VOUCH).at(-1)?.body).toEqual({ skills: ['Framing', 'Rebar'] });
  });
});
