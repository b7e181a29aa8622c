// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { HireDialog } from './HireDialog.tsx';

const QUOTE = 'GET /api/referrals/*/hire-quote';
const HIRE = 'PUT /api/referrals/*/hire';
const BONUS = { kind: 'referralBonus', label: 'Referral bonus', amount: '500.00' };
const TEST = { kind: 'drugTest', label: 'Drug test', amount: '50.00' };
const hired = (status: string) => ({
  body: { referral: sampleReferral({ status: 'hired' }), payment: { status, amount: '500.00', lines: [] } },
});

async function open(collected = true, changes: Partial<Referral> = {}) {
  const server = startFakeServer();
  server.answers(QUOTE, ({ search }) =>
    search.get('addOns') === 'drugTest'
      ? { body: { lines: [BONUS, TEST], total: '550.00' } }
      : { body: { lines: [BONUS], total: '500.00' } },
  );
  const close = vi.fn();
  const collect = vi.fn(() => Promise.resolve(collected));
  const part = await renderPart(
    <HireDialog referral={sampleReferral(changes)} collect={collect} onClose={close} />,
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Referral bonus');
  return { ...part, server, close, collect, dialog };
}
const figures = (dialog: HTMLElement): (string | null)[] =>
  [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the hire dialog', () => {
  it('the dialog shows the server’s price, also after a change of add-ons', async () => {
    const { user, dialog } = await open();
    expect(figures(dialog)).toEqual(['Referral bonus$500.00', 'Total$500.00']);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Drug test/ }));
    await waitFor(() =>
      expect(figures(dialog)).toEqual(['Referral bonus$500.00', 'Drug test$50.00', 'Total$550.00']),
    );
  });

  it('the dialog shows when the cost is unknown', async () => {
    const { user, server, dialog } = await open();
    server.answers(QUOTE, silent);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Drug test/ }));
    await waitFor(() => expect(figures(dialog)).toEqual([]));
    expect(within(dialog).getByText(/cost/i)).toBeDefined();
  });

  it('a failed hire shows an error and leaves the dialog open', async () => {
    const { user, server, close } = await open();
    server.answers(HIRE, silent);
    await press(user, 'Hire & Process Payment');
    await expectToast('Failed to mark referral as hired.');
    expect(close).not.toHaveBeenCalled();
  });

  it('a hire with nothing due succeeds with the chosen add-ons', async () => {
    const { user, server, close, collect, dialog } = await open();
    server.answers(HIRE, hired('succeeded'));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Drug test/ }));
    await press(user, 'Hire & Process Payment');
    await expectToast('Worker HiredIvy View is hired. The bonus payment is automatically initiated.');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(HIRE)[0]?.body).toEqual({ addOns: ['drugTest'] });
    expect(collect).not.toHaveBeenCalled();
  });

  it('a hire sends the details of the first day', async () => {
    const { user, server, close } = await open();
    server.answers(HIRE, hired('succeeded'));
    await user.type(screen.getByLabelText(/^Who to ask for on site/), 'Mia Ortiz');
    await user.type(screen.getByLabelText(/^Their phone/), '5125550100');
    await user.type(screen.getByLabelText(/^Last day, if you know it/), '2026-12-08');
    await press(user, 'Hire & Process Payment');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(HIRE)[0]?.body).toEqual({
      addOns: [],
      expectedEnd: '2026-12-08',
      onSiteName: 'Mia Ortiz',
      onSitePhone: '5125550100',
    });
  });

  it('a hire with a signed letter shows no field for the first day', async () => {
    await open(true, { status: 'offer_signed' });
    expect(screen.queryByLabelText(/^First day of work/)).toBeNull();
  });

  it.each(['draft', 'sent', 'withdrawn', null] as const)(
    'the dialog warns only if the letter is a draft: %s',
    async (status) => {
      const offerLetter = status && {
        id: 'l',
        status,
        expiresAt: null,
        isConsentWithdrawn: false,
        due: null,
        isCountered: false,
        awaitsSignature: false,
      };
      await open(true, { offerLetter });
      const said = screen.queryByText(/withdraws the draft\. If you paid its platform fee, we refund that/);
      expect(said !== null).toBe(status === 'draft');
    },
  );

  it('hiring an unconfirmed worker requires a yes to whether they started', async () => {
    const { user, server, close } = await open(true, { verificationStatus: 'pending' });
    server.answers(HIRE, hired('succeeded'));
    await press(user, 'Hire & Process Payment');
    expect(await screen.findByRole('dialog', { name: 'Did this person start?' })).toBeDefined();
    expect(screen.getByText(/Ivy View hasn't confirmed this referral/)).toBeDefined();
    expect(server.calls(HIRE)).toEqual([]);
    await press(user, 'Yes, hire Ivy View');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(HIRE)).toHaveLength(1);
  });

  it('a worker who has not started is not hired', async () => {
    const { user, server, close } = await open(true, { verificationStatus: 'expired' });
    await press(user, 'Hire & Process Payment');
    await press(user, 'Not yet');
    expect(close).toHaveBeenCalledOnce();
    expect(server.calls(HIRE)).toEqual([]);
  });

  it.each(['requires_payment', 'processing', 'failed'])(
    'a payment that is %s opens the card dialog, and closing that leaves the hire dialog open',
    async (status) => {
      const { user, server, close, collect } = await open(false);
      server.answers(HIRE, hired(status));
      await press(user, 'Hire & Process Payment');
      await waitFor(() => expect(collect).toHaveBeenCalledOnce());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Hire & Process Payment' }).ariaBusy).not.toBe('true'),
      );
      expect(close).not.toHaveBeenCalled();
    },
  );
});
