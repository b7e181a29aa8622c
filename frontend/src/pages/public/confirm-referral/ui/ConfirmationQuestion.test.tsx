// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReferralConfirmation } from '#contract/hiring/confirmation.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ConfirmationQuestion } from './ConfirmationQuestion.tsx';

const QUESTION: ReferralConfirmation = {
  verificationStatus: 'pending',
  isOver: false,
  awaitsCall: true,
  workerName: 'Rosa Díaz',
  workerPhone: '+15125550148',
  workerLanguage: 'en',
  referrerName: 'Ana Ruiz',
  jobTitle: 'Roofer',
  company: 'Hill Roofing',
  location: 'Austin, TX',
  payRate: '$28/hour',
  expiresAt: '2026-12-20T12:00:00.000Z',
};

async function show(changes: Partial<ReferralConfirmation>): Promise<string> {
  startFakeServer();
  await renderPart(<ConfirmationQuestion token="t" question={{ ...QUESTION, ...changes }} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  return document.body.textContent ?? '';
}

it.each(['pending', 'verified'] as const)(
  'promises a call to a %s one only until the employer has been in touch',
  async (verificationStatus) => {
    expect(await show({ verificationStatus })).toContain('is asked to call within 24 hours');
  },
);

it.each(['pending', 'verified'] as const)(
  'promises no call to a %s one afterwards',
  async (verificationStatus) => {
    const words = await show({ verificationStatus, awaitsCall: false });
    expect(words).toContain(
      verificationStatus === 'pending' ? 'If you say yes' : "We've told Hill Roofing and Ana Ruiz.",
    );
    expect(words).not.toContain('24 hours');
  },
);
