// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { LetterRequests } from './LetterRequests.tsx';

const PAPER: OfferLetter['requests'][number] = {
  offerLetterId: 'one',
  kind: 'paper_copy',
  mailingAddress: '1 Main St, Austin, TX 78701',
  requestedAt: '2026-11-20T12:00:00.000Z',
  doneAt: null,
  actions: ['mark_mailed'],
};

it('the employer marks requested papers as mailed', async () => {
  const server = startFakeServer();
  const { user } = await renderPart(<LetterRequests letter={sampleLetter({ requests: [PAPER] })} />);
  await expectAccessible();
  server.answers('POST /api/offer-letters/one/paper-copy-sent', { body: sampleLetter() });
  await press(user, 'Mark as Mailed');
  await expectToast('Marked as Mailed');
});

it('a mailed request shows its date and no button', async () => {
  const letter = sampleLetter({ requests: [{ ...PAPER, doneAt: '2026-11-22T12:00:00.000Z', actions: [] }] });
  await renderPart(<LetterRequests letter={letter} />);
  expect(screen.getByText(/^Mailed or handed over on/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a request that the server does not let mark shows no button', async () => {
  await renderPart(<LetterRequests letter={sampleLetter({ requests: [{ ...PAPER, actions: [] }] })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('one button marks all open requests of a letter', async () => {
  const withdrawn = { ...PAPER, kind: 'consent_withdrawn', mailingAddress: null } as const;
  await renderPart(<LetterRequests letter={sampleLetter({ requests: [PAPER, withdrawn] })} />);
  expect(screen.getAllByRole('button', { name: 'Mark as Mailed' })).toHaveLength(1);
});

it('a withdrawal shows its date and since when a later paper must be mailed', async () => {
  const withdrawn = { ...PAPER, kind: 'consent_withdrawn', mailingAddress: null } as const;
  const letter = sampleLetter({ requests: [withdrawn], consentWithdrawnAt: '2026-11-18T12:00:00.000Z' });
  await renderPart(<LetterRequests letter={letter} />);
  expect(screen.getByText(/^Nov 18, 2026/)).toBeDefined();
  expect(screen.getByText(/^To mail since/).textContent).toContain('Nov 20, 2026');
});
