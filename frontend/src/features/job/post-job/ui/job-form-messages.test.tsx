// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { EnhancedJobForm } from './EnhancedJobForm.tsx';
import { ShortJobForm } from './ShortJobForm.tsx';
import { PostJobForm } from './PostJobForm.tsx';

type Kind = 'simple' | 'enhanced' | 'short';
const CALL = 'POST /api/jobs';
const LICENSE = 'This state needs a license number';
const TRY_AGAIN = 'ErrorPlease try again or refresh the page.';

const collect = vi.fn();

/** Posting replaces the form, like on its page. */
function FormOf({ kind }: { readonly kind: Kind }) {
  const [isPosted, setPosted] = useState(false);
  const onPosted = (): void => setPosted(true);
  if (isPosted) return <p>posted</p>;
  if (kind === 'simple') return <PostJobForm company={null} onPosted={onPosted} />;
  if (kind === 'short') return <ShortJobForm company={null} onPosted={onPosted} />;
  return <EnhancedJobForm company={null} collect={collect} onPosted={onPosted} />;
}

const COMMON = {
  'Job title': 'Slate roofer',
  Company: 'Ridge & Co',
  Description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
  Location: 'Austin, TX',
};
const FILLED: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  simple: { ...COMMON, 'Pay rate': '$28/hour', Schedule: 'Full-time', 'Referral bonus': '500' },
  enhanced: { ...COMMON, 'Pay rate': '$28/hour', Schedule: 'Full-time', 'Hiring bonus': '750' },
  short: { ...COMMON, Schedule: 'full-time', 'Pay amount': '28' },
};

/** rules.md#texts-to-the-letter */
const MISSING: Readonly<Record<Kind, readonly string[]>> = {
  simple: [
    'Title must be at least 3 characters',
    'Company name must be at least 2 characters',
    'Description must be at least 10 characters',
    'Location must be at least 3 characters',
    'Pay rate is required',
    'Schedule is required',
    'Referral bonus is required',
    'You must acknowledge EEO compliance',
  ],
  enhanced: [
    'Title must be at least 3 characters',
    'Company name must be at least 2 characters',
    'Description must be at least 50 characters for legal clarity',
    'Location must include city and state (e.g. Austin, TX)',
    'Pay rate must include amount and period (e.g. $25/hour)',
    'Schedule is required',
    'Hiring bonus must be at least $1',
    'You must acknowledge EEO compliance',
    'You must acknowledge OSHA safety requirements',
    'You must acknowledge wage transparency requirements',
    'You must acknowledge I-9 verification requirements',
    'You must acknowledge ADA compliance requirements',
  ],
  short: [
    'Job title is required',
    'Company name is required',
    'Location is required',
    'Schedule is required',
    'Pay amount is required',
    'Job description must be at least 10 characters',
  ],
};

/** Texts after a refusal (rules.md#texts-to-the-letter). */
const REFUSALS: readonly (readonly [Kind, FakeAnswer, string])[] = [
  ['simple', signedOut, TRY_AGAIN],
  ['simple', silent, 'Failed to post job. Please try again.'],
  ['enhanced', signedOut, TRY_AGAIN],
  ['enhanced', silent, 'Failed to post job'],
  ['enhanced', refusing(422, 'a.test', LICENSE), LICENSE],
  ['short', signedOut, TRY_AGAIN],
  ['short', silent, 'Failed to Post JobPlease try again.'],
  ['short', refusing(422, 'a.test', LICENSE), `Failed to Post Job${LICENSE}`],
];

async function open(kind: Kind) {
  const server = startFakeServer();
  server.answers('GET /api/can-post-job', { body: { canPost: true, postsRemaining: 11, reason: null } });
  const part = await renderPart(<FormOf kind={kind} />);
  await screen.findByRole('button', { name: 'Post Job' });
  return { ...part, server };
}

async function openFilled(kind: Kind) {
  const part = await open(kind);
  await fillIn(part.user, FILLED[kind]);
  for (const tick of screen.queryAllByRole('checkbox')) await part.user.click(tick);
  return part;
}

describe.each(['simple', 'enhanced', 'short'] as const)('the %s job form', (kind) => {
  it('an incomplete form shows the exact messages and sends nothing', async () => {
    const { user, server } = await open(kind);
    await press(user, 'Post Job');
    await expectFieldMessages(MISSING[kind]);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('a refusal without free posts shows an alert and preserves the form', async () => {
    const { user, server } = await openFilled(kind);
    server.answers(CALL, refusing(402, 'hiring.no_posts_left', 'You have no free job posts left'));
    await press(user, 'Post Job');
    expect((await screen.findByRole('alert')).textContent).toContain('No job posts left');
    expect(valueOf('Job title')).toBe('Slate roofer');
    expect(screen.queryByText('posted')).toBeNull();
  });

  it('an employer without free posts sees the alert immediately', async () => {
    const server = startFakeServer();
    server.answers('GET /api/can-post-job', { body: { canPost: false, postsRemaining: 0, reason: null } });
    await renderPart(<FormOf kind={kind} />);
    expect((await screen.findByRole('alert')).textContent).toContain('No job posts left');
  });

  it('the draft is deleted only after the job is posted', async () => {
    const { user, server } = await openFilled(kind);
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('crewvine.draft.'));
    expect(drafts()).toHaveLength(1);
    server.answers(CALL, { status: 201, body: sampleJob() });
    await press(user, 'Post Job');
    await screen.findByText('posted');
    expect(drafts()).toEqual([]);
  });
});

describe('a job form', () => {
  it.each(REFUSALS)('the %s form after a refusal with %o shows "%s"', async (kind, answer, words) => {
    const { user, server } = await openFilled(kind);
    server.answers(CALL, answer);
    await press(user, 'Post Job');
    await expectToast(words);
    expect(screen.queryByText('posted')).toBeNull();
  });

  it("the short form shows the server's pay error at its pay amount field", async () => {
    const { user, server } = await openFilled('short');
    const issues = [{ path: 'payRate', message: 'Pay rate is required' }];
    server.answers(CALL, {
      status: 400,
      body: { message: 'Pay rate is required', code: 'http.invalid', issues },
    });
    await press(user, 'Post Job');
    await expectFieldMessages(['Pay rate is required']);
  });

  it("the enhanced form's button is disabled until nothing is missing, and a press names the rest", async () => {
    const { user } = await openFilled('enhanced');
    const submit = screen.getByRole('button', { name: 'Post Job' });
    await fillIn(user, { Location: 'Waco', 'Pay rate': '$900', 'Hiring bonus': '0.5' });
    await user.tab();
    await expectFieldMessages([3, 4, 6].map((line) => MISSING.enhanced[line] ?? ''));
    expect(submit.ariaDisabled).toBe('true');
    await press(user, '3 things missing');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Location/));
    await fillIn(user, { Location: 'Austin, TX', 'Pay rate': '$28/hour', 'Hiring bonus': '750' });
    await waitFor(() => expect(submit.ariaDisabled).toBeNull());
  });
});
