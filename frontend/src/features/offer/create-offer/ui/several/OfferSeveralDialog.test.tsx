// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { OfferSeveralDialog } from './OfferSeveralDialog.tsx';

const PEOPLE = 'GET /api/employer-referrals';
const QUOTE = 'POST /api/offer-letters/bulk/quote';
const BULK = 'POST /api/offer-letters/bulk';
const LETTER = 'GET /api/offer-letters/referral/*';
const nextActions = [{ status: 'offer_sent', label: 'Send Offer' }];
const NAMES = ['Al Fox', 'Bo Li', 'Cy Ray'];
const person = (at: number) =>
  sampleReferral({
    id: `01890a5d-ac96-774b-bcce-b302099a850${at}`,
    workerName: NAMES[at] ?? '',
    status: 'interviewing',
    nextActions: [...nextActions] as never,
    teamSize: at < 2 ? 2 : 1,
    teamMembers: at < 2 ? NAMES.slice(0, 2).filter((name) => name !== NAMES[at]) : [],
  });
const CREW = [2, 0, 1].map(person);
const [AL = '', BO = '', CY = ''] = [0, 1, 2].map((at) => person(at).id);
const payment = (status: string) => ({ id: 'pay', status, amount: '1850.00', lines: [] });
const made = (referralId: string, status = 'requires_payment') => ({
  referralId,
  ok: true,
  offerLetter: { id: referralId, status: 'draft', payment: payment(status) },
  error: null,
});
const refused = (referralId: string, message: string) => ({
  referralId,
  ok: false,
  offerLetter: null,
  error: { code: 'offers.already_made', message, issues: [] },
});
const EXISTS = 'An offer letter has already been created for this referral.';
const quote = (errors: readonly string[] = []) => ({
  rows: CREW.map(({ id }) => ({
    referralId: id,
    total: '925.00',
    error: errors.includes(id) ? refused(id, EXISTS).error : null,
  })),
  lines: [{ kind: 'letterFee', label: 'Offer letter', amount: '50.00' }],
  total: '1850.00',
});

async function open(people: readonly object[] | null = CREW, cards: readonly object[] = []) {
  const server = startFakeServer();
  server.answers('GET /api/billing/payment-methods', { body: cards });
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/offer-templates', { body: [] });
  server.answers(PEOPLE, people ? { body: people } : silent);
  server.answers(QUOTE, { body: quote() });
  server.answers(LETTER, { body: { status: 'sent', payment: payment('succeeded') } });
  const collect = vi.fn(() => Promise.resolve(true));
  const close = vi.fn();
  const part = await renderPart(<OfferSeveralDialog jobId="a-job" collect={collect} onClose={close} />);
  if (people === CREW) await screen.findByText('Who gets an offer?');
  const dialog = await screen.findByRole('dialog', { name: 'Offers to several people' });
  return { ...part, server, collect, close, dialog };
}

beforeEach(() => localStorage.clear());

const terms = { 'Start date': '2031-01-11', 'Pay rate': '25' };

it('a group offer names the charge and the card, also in the button', async () => {
  await open(CREW, [SAVED_CARD]);
  expect(await screen.findByText("We'll charge $1,850.00 to your Visa ending in 4242.")).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Pay $1,850.00 & send' })).toBeDefined();
});

describe('offers to several people', () => {
  it('a group offer preselects the crew and shows the total cost', async () => {
    const { dialog, server } = await open();
    const ticks = await within(dialog).findAllByRole<HTMLInputElement>('checkbox', { name: /^(Al|Bo|Cy) / });
    expect(ticks.map(({ checked }) => checked)).toEqual([true, true, false]);
    expect(await within(dialog).findByText('Total $1,850.00')).toBeDefined();
    expect(server.calls(QUOTE).at(-1)?.body).toMatchObject({ referralIds: [AL, BO] });
  });

  it('a group offer sends own terms, takes one payment, and shows a result for each person', async () => {
    const { user, server, collect, dialog } = await open();
    await fillIn(user, terms);
    await user.click(within(dialog).getAllByText('Own pay or start')[1] as HTMLElement);
    await fillIn(user, { "Bo Li's pay rate": '30' });
    server.answers(BULK, { body: [made(AL), made(BO)] });
    await press(user, 'Send 2 offers');
    const result = await screen.findByRole('dialog', { name: 'Result' });
    expect(await within(result).findByText('Paid')).toBeDefined();
    expect(collect).toHaveBeenCalledExactlyOnceWith(payment('requires_payment'));
    const [sent] = server.calls(BULK);
    expect(sent?.body).toMatchObject({
      referralIds: [AL, BO],
      offer: { payRate: '25', startDate: '2031-01-11', templateId: null },
      people: [{ referralId: BO, payRate: '30', startDate: null }],
    });
    expect(sent?.headers.get('Idempotency-Key')).not.toBeNull();
    expect(result.textContent).toContain('2 offers sent');
  });

  it('the total behind the payment dialog stays the same, although no one on the list can get another offer', async () => {
    const { user, server, collect, dialog } = await open();
    await fillIn(user, terms);
    await waitFor(() =>
      expect(server.calls(QUOTE).at(-1)?.body).toMatchObject({
        offer: { startDate: '2031-01-11', payRate: '25' },
      }),
    );
    await within(dialog).findByText('Total $1,850.00');
    const totals: (string | undefined)[] = [];
    const watch = new MutationObserver(() =>
      totals.push(/Total \$[\d,.]+/.exec(dialog.textContent ?? '')?.[0]),
    );
    watch.observe(dialog, { childList: true, subtree: true, characterData: true });
    let closePayment: (isPaid: boolean) => void = () => undefined;
    collect.mockReturnValue(new Promise((resolve) => (closePayment = resolve)));
    server.answers(QUOTE, { body: { ...quote([AL, BO]), lines: [], total: '0.00' } });
    server.answers(BULK, { body: [made(AL), made(BO)] });
    await press(user, 'Send 2 offers');
    await waitFor(() => expect(collect).toHaveBeenCalledOnce());
    expect(within(dialog).getByText('Total $1,850.00')).toBeDefined();
    server.answers(LETTER, { body: { status: 'draft', payment: payment('requires_payment') } });
    closePayment(false);
    const result = await screen.findByRole('dialog', { name: 'Result' });
    watch.disconnect();
    expect(new Set(totals.filter(Boolean))).toEqual(new Set(['Total $1,850.00']));
    expect(await within(result).findByRole('button', { name: 'Pay $1,850.00' })).toBeDefined();
    expect(result.textContent).not.toContain('$0.00');
  });

  it('a group offer names people who cannot get one before it is sent', async () => {
    const { server, dialog, user } = await open();
    server.answers(QUOTE, { body: quote([BO]) });
    await fillIn(user, terms);
    expect(await within(dialog).findByText(`No offer: ${EXISTS}`)).toBeDefined();
  });

  it('unlikely pay requires a confirmation, both for everyone and for one person', async () => {
    const { user, server, dialog } = await open();
    await fillIn(user, { ...terms, 'Pay rate': '250.01' });
    await user.click(await within(dialog).findByLabelText('Yes, $250.01 an hour is right'));
    await user.click(within(dialog).getAllByText('Own pay or start')[1] as HTMLElement);
    await fillIn(user, { "Bo Li's pay rate": '900' });
    await user.click(await within(dialog).findByLabelText('Yes, $900 an hour is right'));
    server.answers(BULK, { body: [made(AL, 'succeeded'), made(BO, 'succeeded')] });
    await press(user, 'Send 2 offers');
    await screen.findByRole('dialog', { name: 'Result' });
    expect(server.calls(BULK)[0]?.body).toMatchObject({
      offer: { payRate: '250.01', confirmedPay: true },
      people: [{ referralId: BO, payRate: '900', confirmedPay: true }],
    });
  });

  it('a change of the pay clears its confirmation', async () => {
    const { user, server, dialog } = await open();
    await fillIn(user, { ...terms, 'Pay rate': '650' });
    await user.click(await within(dialog).findByLabelText('Yes, $650 an hour is right'));
    await fillIn(user, { 'Pay rate': '651' });
    const again = await within(dialog).findByLabelText<HTMLInputElement>('Yes, $651 an hour is right');
    expect(again.checked).toBe(false);
    expect(server.calls(BULK)).toEqual([]);
  });

  it('a group offer names failed people and retries only those', async () => {
    const { user, server } = await open();
    await fillIn(user, terms);
    server.answers(BULK, { body: [made(AL, 'succeeded'), refused(BO, EXISTS)] });
    await press(user, 'Send 2 offers');
    const result = await screen.findByRole('dialog', { name: 'Result' });
    expect(result.textContent).toContain(`Bo Li: ${EXISTS}`);
    expect(result.textContent).toContain('Nothing was charged for them.');
    await press(user, 'Try 1 again', result);
    server.answers(BULK, { body: [made(BO, 'succeeded')] });
    await press(user, 'Send 1 offer');
    await waitFor(() => expect(server.calls(BULK)).toHaveLength(2));
    const [first, second] = server.calls(BULK);
    expect(second?.body).toMatchObject({ referralIds: [BO], offer: { startDate: '2031-01-11' } });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
  });

  it('a declined card sends no letter, and another card can be used', async () => {
    const { user, server, collect } = await open();
    await fillIn(user, terms);
    server.answers(BULK, { body: [made(AL, 'processing'), made(BO, 'processing')] });
    server.answers(LETTER, { body: { status: 'draft', payment: payment('failed') } });
    await press(user, 'Send 2 offers');
    expect(await screen.findByText('Your payment was declined')).toBeDefined();
    expect(screen.getByText("No letter went out. All stay drafts until they're paid.")).toBeDefined();
    expect(collect).not.toHaveBeenCalled();
    await press(user, 'Pay $1,850.00');
    expect(collect).toHaveBeenCalledExactlyOnceWith(payment('failed'));
  });

  it('a lost answer leaves the input in place, and the retry uses the same key', async () => {
    const { user, server } = await open();
    await fillIn(user, terms);
    server.answers(BULK, silent);
    await press(user, 'Send 2 offers');
    await expectToast("The offers weren't made. Please try again.");
    server.answers(BULK, { body: [made(AL, 'succeeded'), made(BO, 'succeeded')] });
    await press(user, 'Send 2 offers');
    await screen.findByRole('dialog', { name: 'Result' });
    const keys = server.calls(BULK).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('a group offer requires a chosen person and complete terms', async () => {
    const { user, server, dialog } = await open();
    await press(user, 'Clear', dialog);
    await press(user, 'Send offers');
    await expectToast('No one selectedPlease select at least one person.');
    await press(user, 'Select all', dialog);
    await press(user, 'Send 3 offers');
    await expectToast('Required Fields MissingPlease fill in start date, pay rate, and work location.');
    expect(server.calls(BULK)).toEqual([]);
    expect(CY).not.toBe('');
  });

  it('a group offer shows when no one is interviewing', async () => {
    await open([]);
    expect(await screen.findByText('Nobody is interviewing for this job')).toBeDefined();
  });

  it('Retry reloads the people after a failure', async () => {
    const { user, server } = await open(null);
    server.answers(PEOPLE, { body: CREW });
    await press(user, 'Retry');
    expect(await screen.findByText('Who gets an offer?')).toBeDefined();
  });

  it('the row of a person with an unprintable name takes a Latin name', async () => {
    const people = [
      { ...person(0), workerName: 'דוד', teamMembers: ['Bo Li'] },
      { ...person(1), teamMembers: ['דוד'] },
    ];
    const { user, server } = await open(people);
    await fillIn(user, { ...terms, 'דוד: name in Latin letters': 'David' });
    server.answers(BULK, { body: [made(AL), made(BO)] });
    await press(user, 'Send 2 offers');
    await waitFor(() =>
      expect(server.calls(BULK)[0]?.body).toMatchObject({
        people: [{ referralId: AL, workerName: 'David' }],
      }),
    );
    expect(screen.queryByLabelText(/^Bo Li: name/)).toBeNull();
  });
});
