// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { useReferralManagement } from '../model/use-referral-management.tsx';
import { Disposition } from './Disposition.tsx';

function Row({
  referral,
  hasStepElsewhere = false,
}: {
  readonly referral: Referral;
  readonly hasStepElsewhere?: boolean;
}) {
  const management = useReferralManagement();
  return (
    <>
      <Disposition referral={referral} management={management} hasStepElsewhere={hasStepElsewhere} />
      {management.dialogs}
    </>
  );
}

async function show(changes: Partial<Referral> = {}, hasStepElsewhere = false) {
  startFakeServer();
  return renderPart(<Row referral={sampleReferral(changes)} hasStepElsewhere={hasStepElsewhere} />);
}

const REJECT = { status: 'rejected', label: 'Not Selected' } as const;
const HIRED: Partial<Referral> = {
  status: 'hired',
  nextActions: [{ status: 'completed', label: 'Mark Complete' }, REJECT],
  nextStep: { status: 'completed', actor: 'employer' },
};
const buttons = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));

describe('the actions of a referral', () => {
  it("a referral's next step has its own button, which opens the step's dialog", async () => {
    const { user } = await show();
    expect(buttons()).toEqual(['Contact Worker', 'Select Action for Ivy View']);
    await press(user, 'Contact Worker: Ivy View');
    expect(await screen.findByRole('dialog', { name: 'Contact Ivy View' })).toBeDefined();
  });

  it("a referral's menu contains every step with the same text", async () => {
    const { user } = await show();
    await press(user, 'Select Action for Ivy View');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items.slice(0, 2)).toEqual(['Contact Worker', 'Not Selected']);
  });

  it.each<[string, Partial<Referral>, boolean]>([
    ['rejection is the only step', { nextActions: [REJECT] }, false],
    ['the screen has its own buttons', {}, true],
  ])("a referral's menu has no button next to it if %s", async (_where, changes, hasStepElsewhere) => {
    await show(changes, hasStepElsewhere);
    expect(buttons()).toEqual(['Select Action']);
  });

  it('a bonus that is owed has a button next to the step', async () => {
    await show(HIRED);
    expect(buttons()).toEqual(['Mark Complete', 'Select Action for Ivy View', 'Pay bonus']);
  });
});
