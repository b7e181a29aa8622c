import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { offerData, ok } from '#modules/offers/testing/api-fixture.ts';
import { CrewFixture, DECLINED, GOOD } from '#modules/offers/testing/crew-fixture.ts';

describe('the one payment of several offers', () => {
  let app: TestApplication;
  let fixture: CrewFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  const open = async () => (fixture = await CrewFixture.open(app));

  const isBalanced = async () => {
    const check = await fixture.ledgerCheck();
    expect(check['problems']).toEqual([]);
    expect(check['balanced']).toBe(true);
  };

  it('a declined card sends nothing, and all letters stay drafts until another card pays', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows = ok(await fixture.bulk(crew));
    const { payment } = rows[0].offerLetter;
    await fixture.confirm(payment, DECLINED);
    expect(await fixture.statusesOf(crew)).toEqual(['draft', 'draft', 'draft']);
    expect((await fixture.letterOf(crew[0] ?? ''))['payment']).toMatchObject({ status: 'failed' });
    for (const id of crew) expect(await fixture.referralStatus(id)).toBe('interviewing');
    await isBalanced();
    await fixture.confirm((await fixture.letterOf(crew[1] ?? ''))['payment'], GOOD);
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent', 'sent']);
    expect(await fixture.paymentsOf()).toHaveLength(1);
    await isBalanced();
  });

  it('withdrawing one letter before the payment requests a new payment for the others', async () => {
    await open();
    const crew = await fixture.crew(3);
    const [first = '', second = '', third = ''] = crew;
    const rows = ok(await fixture.bulk(crew));
    const { payment: old } = rows[0].offerLetter;
    ok(await fixture.employer.client.post(`/api/offer-letters/${rows[0].offerLetter.id}/withdraw`, {}));
    await app.settle();
    const { payment } = await fixture.letterOf(second);
    expect(payment).toMatchObject({ amount: '1850.00', status: 'requires_payment' });
    expect((await fixture.letterOf(third))['payment'].id).toBe(payment.id);
    expect(payment.id).not.toBe(old.id);
    await isBalanced();
    await fixture.pay(payment);
    expect(await fixture.statusesOf([second, third])).toEqual(['sent', 'sent']);
    expect(await fixture.referralStatus(first)).toBe('interviewing');
    const succeeded = (await fixture.paymentsOf()).filter(({ status }) => status === 'succeeded');
    expect(succeeded.map(({ amount }) => amount)).toEqual(['1850.00']);
    await isBalanced();
  });

  it('a canceled payment that still succeeds is refunded for every letter it no longer pays for', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows = ok(await fixture.bulk(crew));
    const { id, payment } = rows[0].offerLetter;
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    // The provider does not know it yet.
    await fixture.confirm(payment, GOOD);
    await isBalanced();
    for (const referralId of crew.slice(1)) {
      const letter = await fixture.letterOf(referralId);
      if (letter['status'] === 'draft') await fixture.confirm(letter['payment'], GOOD);
    }
    expect(await fixture.statusesOf(crew)).toEqual(['withdrawn', 'sent', 'sent']);
    const spent = (await fixture.paymentsOf())
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount, refunded }) => sum + Number(amount) - Number(refunded), 0);
    // The fee of a letter that was paid is not refunded (rules.md#refund-without-hire).
    expect([1850, 1875]).toContain(spent);
    await isBalanced();
  });

  it('a worker hired before the payment arrives gets no letter, and their part is refunded', async () => {
    await open();
    const crew = await fixture.crew(2);
    const [hired = '', waiting = ''] = crew;
    const { payment } = ok(await fixture.bulk(crew))[0].offerLetter;
    ok(await fixture.employer.client.put(`/api/referrals/${hired}/hire`, { addOns: [] }));
    // The provider does not know it yet.
    await fixture.confirm(payment, GOOD);
    const left = await fixture.letterOf(waiting);
    if (left['status'] === 'draft') await fixture.confirm(left['payment'], GOOD);
    expect(await fixture.statusesOf(crew)).toEqual(['withdrawn', 'sent']);
    expect(await fixture.referralStatus(hired)).toBe('hired');
    await isBalanced();
  });

  it('a worker hired right after the payment gets no letter, and the bonus stays reserved for the hire', async () => {
    await open();
    const crew = await fixture.crew(2);
    const [hired = ''] = crew;
    const { payment } = ok(await fixture.bulk(crew))[0].offerLetter;
    const path = `/api/sandbox-payments/${payment.paymentIntentId}/confirm`;
    const card = { cardNumber: GOOD, expMonth: 12, expYear: 2034, cvc: '123' };
    ok(await fixture.employer.client.post(path, { ...card, clientSecret: payment.clientSecret }));
    const answer = ok(await fixture.employer.client.put(`/api/referrals/${hired}/hire`, { addOns: [] }));
    expect(answer.payment).toMatchObject({ id: null, amount: '0.00' });
    await app.settle();
    expect(await fixture.statusesOf(crew)).toEqual(['withdrawn', 'sent']);
    const [charge] = await fixture.paymentsOf();
    expect(charge).toMatchObject({ amount: '1850.00', refunded: '400.00' });
    await isBalanced();
  });

  it('no second letter fee is charged after a letter was withdrawn unopened, and the new one is sent once the rest is paid', async () => {
    await open();
    const crew = await fixture.crew(2);
    const [first = ''] = crew;
    const { payment } = ok(await fixture.bulk(crew))[0].offerLetter;
    await fixture.pay(payment);
    const { id } = await fixture.letterOf(first);
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/withdraw`, {}));
    await app.settle();
    const [row] = ok(await fixture.bulk([first, (await fixture.crew(2))[0] ?? '']));
    const due = row.offerLetter.payment;
    expect(due).toMatchObject({ amount: '1825.00', status: 'requires_payment' });
    expect(await fixture.statusesOf([first])).toEqual(['draft']);
    expect((await fixture.send(row.offerLetter.id)).status).toBe(409);
    await fixture.pay(due);
    expect(await fixture.statusesOf([first])).toEqual(['sent']);
    await isBalanced();
  });

  it('a saved card is charged once for everyone', async () => {
    await open();
    const setup = ok(await fixture.employer.client.post('/api/billing/payment-methods'));
    await fixture.confirm({ ...setup, paymentIntentId: setup.setupIntentId }, GOOD);
    const crew = await fixture.crew(2);
    ok(await fixture.bulk(crew));
    await app.settle();
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent']);
    expect(await fixture.paymentsOf()).toMatchObject([{ amount: '1850.00', status: 'succeeded' }]);
    // Sends a letter that was already sent automatically.
    const sent = await fixture.send((await fixture.letterOf(crew[0] ?? ''))['id']);
    expect(sent).toMatchObject({ status: 200, body: { status: 'sent' } });
    await isBalanced();
  });

  it('another card leaves the saved card alone: several letters, one letter, a change, a counter-proposal', async () => {
    await open();
    const { client } = fixture.employer;
    const setup = ok(await client.post('/api/billing/payment-methods'));
    await fixture.confirm({ ...setup, paymentIntentId: setup.setupIntentId }, GOOD);
    const crew = await fixture.crew(2);
    const rows = ok(await fixture.bulk(crew, { otherCard: true }));
    await app.settle();
    const [shared] = await fixture.paymentsOf();
    expect(shared).toMatchObject({ amount: '1850.00', status: 'requires_payment' });
    await fixture.pay(rows[0].offerLetter.payment);
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent']);

    const offer = `/api/offer-letters/${rows[0].offerLetter.id}`;
    const raised = { offerData: { ...offerData, payRate: '30' }, otherCard: true };
    const { payment } = ok(await client.post(`${offer}/amend`, raised));
    await app.settle();
    expect(await fixture.letterOf(crew[0] ?? '')).toMatchObject({
      payment: { status: 'requires_payment', amount: '80.00' },
    });
    await fixture.pay(payment);

    const { signingUrl } = await fixture.letterOf(crew[0] ?? '');
    const token = await fixture.sentToken(signingUrl);
    ok(await app.client().post(`/api/offer-letters/sign/${token}/counter`, { payRate: '31' }));
    ok(await client.post(`${offer}/counter`, { accept: true, otherCard: true }));
    await app.settle();
    expect(await fixture.letterOf(crew[0] ?? '')).toMatchObject({
      payment: { status: 'requires_payment', amount: '16.00' },
    });

    const [single = ''] = await fixture.crew(2);
    const created = await client.put(`/api/referrals/${single}/create-offer`, { offerData, otherCard: true });
    await app.settle();
    expect(ok(created).payment.status).toBe('requires_payment');
    expect((await fixture.letterOf(single))['payment'].status).toBe('requires_payment');
    await isBalanced();
  });

  it('refunding one letter of a payment does not touch the others', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows = ok(await fixture.bulk(crew));
    await fixture.pay(rows[0].offerLetter.payment);
    ok(await fixture.employer.client.post(`/api/offer-letters/${rows[1].offerLetter.id}/withdraw`, {}));
    await app.settle();
    const [charge] = await fixture.paymentsOf();
    expect(charge).toMatchObject({ amount: '2775.00', refunded: '900.00', status: 'succeeded' });
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'withdrawn', 'sent']);
    await isBalanced();
  });

  it('a letter that changes before the payment pays for itself, and the others pay together', async () => {
    await open();
    const crew = await fixture.crew(3);
    const rows = ok(await fixture.bulk(crew));
    const id = rows[0].offerLetter.id;
    const change = { offerData: { ...offerData, payRate: '30' } };
    ok(await fixture.employer.client.post(`/api/offer-letters/${id}/amend`, change));
    await app.settle();
    const [own, others] = [await fixture.letterOf(crew[0] ?? ''), await fixture.letterOf(crew[1] ?? '')];
    expect([own['payment'].amount, others['payment'].amount]).toEqual(['1005.00', '1850.00']);
    await fixture.pay(own['payment']);
    await fixture.pay(others['payment']);
    expect(await fixture.statusesOf(crew)).toEqual(['sent', 'sent', 'sent']);
    await isBalanced();
  });
});
