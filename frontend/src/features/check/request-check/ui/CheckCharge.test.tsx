// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { DrugTestDialog } from './DrugTestDialog.tsx';

const actions = ['request', 'choose_package'];
const NOTHING = { actions, adverseAction: null, waitWouldEndAt: null, needsCertification: false };
const PAID = { payment: { status: 'succeeded', amount: '50.00', lines: [] } };
const props = {
  referral: sampleReferral({ status: 'hired' }),
  collect: vi.fn(),
  onClose: vi.fn(),
};
const KINDS = [
  [CheckDialog, 'background-check', { check: null }, 'Pay $50.00 & request check', /^Request check for \$50/],
  [DrugTestDialog, 'drug-test', { test: null }, 'Pay $50.00 & order test', /^Order drug test for \$50/],
] as const;

it.each(KINDS)(
  '%o says what is charged to which card, in the button too',
  async (Dialog, path, none, paid, ask) => {
    const server = startFakeServer();
    const call = `/api/referrals/*/${path}`;
    server.answers('GET /api/billing/payment-methods', { body: [SAVED_CARD] });
    server.answers(`GET ${call}`, { body: { ...NOTHING, ...none } });
    server.answers(`POST ${call}`, { status: 201, body: PAID });
    const { user } = await renderPart(<Dialog {...props} />);
    expect(await screen.findByText("We'll charge $50.00 to your Visa ending in 4242.")).toBeDefined();
    await user.click(screen.getByRole('button', { name: paid }));
    await waitFor(() => expect(server.calls(`POST ${call}`)[0]?.body).toMatchObject({ otherCard: false }));
    await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    await user.click(screen.getByRole('button', { name: ask }));
    await waitFor(() => expect(server.calls(`POST ${call}`)[1]?.body).toMatchObject({ otherCard: true }));
  },
);
