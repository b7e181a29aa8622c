// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { LedgerDialog } from './LedgerDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentList } from './PaymentList.tsx';

const ID = '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01';
const CALL = 'POST /api/admin/payments/*/refund';
const PAYMENT = {
  id: ID,
  status: 'succeeded',
  purpose: 'offer',
  description: 'Offer letter',
  parts: [{ kind: 'letterFee', count: 1 }],
  amount: '25.00',
  refunded: '0.00',
  refundable: '25.00',
  employer: { id: 'e', firstName: 'Bo', lastName: 'Hill', email: 'bo@example.com' },
  workerName: 'Hank',
  createdAt: '2026-11-20T12:00:00.000Z',
  paidAt: '2026-11-20T12:00:00.000Z',
  provider: 'sandbox',
  providerPaymentId: 'pi_1',
  failureMessage: null,
  lines: [{ kind: 'letterFee', label: 'Offer letter', amount: '25.00' }],
  refunds: [],
  referrals: [],
  ledger: [],
};
const MOVEMENT = {
  id: ID,
  kind: 'charge_succeeded',
  reference: 'charge:1',
  ofThisPayment: true,
  workerName: null,
  at: '2026-11-20T12:00:00.000Z',
  entries: [
    { account: 'provider_clearing', owner: null, amount: '-25.00' },
    { account: 'revenue', owner: 'letter_fee', amount: '25.00' },
  ],
};

describe('the payment dialog', () => {
  it('a refund needs a reason and cannot exceed the remaining amount', async () => {
    const server = startFakeServer();
    server.answers('GET /api/admin/payments/*', { body: PAYMENT });
    const { user } = await renderPart(<PaymentDialog id={ID} onClose={() => undefined} />);
    await press(user, 'Refund payment');
    expect(await screen.findByText(/Up to \$25\.00/)).toBeDefined();
    await press(user, 'Refund payment', await screen.findByRole('dialog', { name: 'Refund this payment' }));
    await expectFieldMessages(['Please say why']);
    await fillIn(user, { Amount: '26', Reason: 'Wrong crew' });
    server.answers(
      CALL,
      refusing(422, 'billing.refund_too_large', 'A refund is never more than what was paid'),
    );
    await press(user, 'Refund payment', await screen.findByRole('dialog', { name: 'Refund this payment' }));
    await expectFieldMessages(['A refund is never more than what was paid']);
    await fillIn(user, { Amount: '25' });
    server.answers(CALL, { body: { id: ID, left: '0.00' } });
    await press(user, 'Refund payment', await screen.findByRole('dialog', { name: 'Refund this payment' }));
    await expectToast('Payment refunded$25.00 is on its way back.');
    const keys = server.calls(CALL).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('the purpose of a payment is in Spanish', async () => {
    const server = startFakeServer();
    server.answers('GET /api/admin/payments/*', { body: PAYMENT });
    await renderPart(<PaymentDialog id={ID} onClose={() => undefined} />, { language: 'es' });
    expect(await screen.findAllByText('Carta de oferta y firma digital')).toHaveLength(2);
    expect(screen.queryByText('Offer letter')).toBeNull();
  });

  it('the payment list is in Spanish, with the count of each part', async () => {
    const server = startFakeServer();
    const parts = [
      { kind: 'letterFee', count: 2 },
      { kind: 'drugTest', count: 1 },
    ];
    server.answers('GET /api/admin/payments', { body: [{ ...PAYMENT, parts }] });
    await renderPart(<PaymentList />, { language: 'es' });
    expect(await screen.findByText('Carta de oferta y firma digital × 2, Prueba de drogas')).toBeDefined();
    expect(screen.queryByText('Offer letter')).toBeNull();
  });

  it('a fully refunded payment has no refund button', async () => {
    const server = startFakeServer();
    server.answers('GET /api/admin/payments/*', { body: { ...PAYMENT, refundable: '0.00' } });
    await renderPart(<PaymentDialog id={ID} onClose={() => undefined} />);
    expect(await screen.findByText('No money has moved for this payment yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refund payment' })).toBeNull();
  });
});

describe('the ledger behind an amount', () => {
  it('the dialog shows the kind and account of each movement', async () => {
    const server = startFakeServer();
    server.answers('GET /api/admin/ledger/*/*', { body: [MOVEMENT] });
    await renderPart(<LedgerDialog subject="person" id={ID} about="Ana" onClose={() => undefined} />);
    expect(await screen.findByText('Payment received')).toBeDefined();
    expect(screen.getByText('Revenue · offer letters')).toBeDefined();
    expect(screen.queryByText('of the referral')).toBeNull();
  });
});
