// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { ActionsTab } from './ActionsTab.tsx';

const LETTER = sampleLetter();
const SIGNING_URL = 'http://localhost/sign-offer/secret';
const WITHDRAW = 'POST /api/offer-letters/one/withdraw';

async function open(changes: Partial<OfferLetter> = {}) {
  const server = startFakeServer();
  const [create, amend] = [vi.fn(), vi.fn()];
  const part = await renderPart(
    <ActionsTab letter={sampleLetter(changes)} collect={vi.fn()} onCreate={create} onAmend={amend} />,
  );
  await screen.findByRole('link');
  return { ...part, server, create, amend };
}

/** Chooses an action from the "More" menu. */
async function choose(user: UserEvent, name: string): Promise<void> {
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('a letter', () => {
  it('a failed withdrawal shows an error', async () => {
    const { user, server } = await open();
    server.answers(WITHDRAW, silent);
    await choose(user, 'Withdraw Offer');
    expect(server.calls(WITHDRAW)).toEqual([]);
    await screen.findByRole('dialog', { name: /^Withdraw the offer to / });
    await expectAccessible();
    await press(user, 'Withdraw Offer');
    await expectToast('Failed to withdraw offer');
  });

  it('a withdrawal shows a confirmation', async () => {
    const { user, server } = await open();
    server.answers(WITHDRAW, { body: LETTER });
    await choose(user, 'Withdraw Offer');
    await press(user, 'Withdraw Offer');
    await expectToast('Offer WithdrawnYou can make a new offer.');
  });

  it('a withdrawal during a check’s review requires an answer about the report', async () => {
    const { user, server } = await open();
    server.answers(
      WITHDRAW,
      refusing(409, 'checks.adverse_action_pending', 'Say whether it plays any part.'),
    );
    await choose(user, 'Withdraw Offer');
    await press(user, 'Withdraw Offer');
    await user.click(await screen.findByRole('radio', { name: /^No part at all/ }));
    await expectAccessible();
    server.answers(WITHDRAW, { body: LETTER });
    await press(user, 'Withdraw Offer');
    await expectToast(/^Offer Withdrawn/);
    expect(server.calls(WITHDRAW).at(-1)?.body).toMatchObject({ reportPlaysPart: false });
  });

  it('a double tap does not withdraw the letter', async () => {
    const { user, server } = await open();
    server.answers(WITHDRAW, silent);
    await press(user, 'More');
    await user.dblClick(await screen.findByRole('menuitem', { name: 'Withdraw Offer' }));
    await screen.findByRole('dialog');
    expect(server.calls(WITHDRAW)).toEqual([]);
  });

  it('the signing link can be copied, and a blocked clipboard shows an error', async () => {
    const { user } = await open({ status: 'sent', signingUrl: SIGNING_URL });
    await press(user, 'Copy Signing Link');
    await expectToast(/^Link Copied!/);
    expect(await navigator.clipboard.readText()).toBe(SIGNING_URL);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.execCommand = () => false;
    await press(user, 'Copy Signing Link');
    await expectToast('Copy FailedCould not copy the link. Please try again.');
  });

  it.each(['declined', 'expired', 'withdrawn'] as const)(
    'a letter that is %s can be replaced with a new one',
    async (status) => {
      const { user, create } = await open({ status });
      expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
      await press(user, 'Create a new letter');
      expect(create).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['draft', null, 'Edit Draft'],
    ['sent', '2026-11-20T12:00:00.000Z', 'Change Offer'],
    ['viewed', '2026-11-20T12:00:00.000Z', 'Change Offer'],
  ] as const)('a letter that is %s can be changed', async (status, sentAt, label) => {
    const { user, amend } = await open({ status, sentAt });
    await choose(user, label);
    expect(amend).toHaveBeenCalledOnce();
  });

  it.each(['draft', 'viewed', 'signed', 'expired'] as const)(
    'a letter that is %s offers no button without actions',
    async (status) => {
      await open({ status, actions: [], signingUrl: SIGNING_URL });
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  );

  it('the menu offers exactly the possible actions', async () => {
    const { user } = await open({ status: 'sent', actions: ['renew_link', 'withdraw'] });
    await press(user, 'More');
    await screen.findByRole('menuitem', { name: 'Send New Link' });
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Send New Link', 'Withdraw Offer']);
  });

  it('a signed letter can neither be withdrawn nor replaced', async () => {
    await open({ status: 'signed' });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add an Addendum',
    ]);
  });
});
