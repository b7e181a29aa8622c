import type Stripe from 'stripe';
import type {
  BalanceKind,
  BalancePage,
  BalanceTransaction,
} from '#modules/billing/application/provider/balance-transaction.ts';
import { idOf, OUR_PAYMENT, OUR_REFUND } from '../provider/stripe-views.ts';

const A_PAGE = 100;
const FEES: readonly string[] = ['stripe_fee', 'stripe_fx_fee', 'tax_fee'];
/** Known here by their own IDs. */
const NAMED = ['refund', 'dispute', 'transfer'] as const;
/** Transfers to and from the company's own bank. */
const COMPANY: readonly string[] = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal'];

/** Movements of Stripe's balance since then, newest first. */
export async function balancePage(stripe: Stripe, since: Date, after: string | null): Promise<BalancePage> {
  const { data, has_more: isMore } = await stripe.balanceTransactions.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: A_PAGE,
    expand: ['data.source'],
    ...(after !== null && { starting_after: after }),
  });
  const transactions: BalanceTransaction[] = [];
  for (const one of data) transactions.push(await viewOf(stripe, one));
  return { transactions, next: isMore ? (data.at(-1)?.id ?? null) : null };
}

async function viewOf(stripe: Stripe, one: Stripe.BalanceTransaction): Promise<BalanceTransaction> {
  const { id, type, amount, fee, created } = one;
  const source = typeof one.source === 'string' ? null : one.source;
  const [kind, about] = await originOf(stripe, type, source);
  return {
    id,
    kind,
    about: about ?? id,
    amountCents: amount,
    feeCents: fee,
    refundTry: source?.object === 'refund' ? (source.metadata?.[OUR_REFUND] ?? null) : null,
    createdAt: new Date(created * 1000),
  };
}

async function originOf(
  stripe: Stripe,
  type: string,
  source: Stripe.BalanceTransactionSource | null,
): Promise<readonly [BalanceKind, string | null]> {
  if (FEES.includes(type)) return ['fee', null];
  if (COMPANY.includes(type)) return ['company_payout', source?.id ?? null];
  if (source?.object === 'charge') return ['charge', await paidBy(stripe, source)];
  if (source?.object === 'transfer_reversal') return ['transfer', idOf(source.transfer)];
  const kind = NAMED.find((one) => one === source?.object);
  return kind ? [kind, source?.id ?? null] : ['other', null];
}

/** The intent of our payment, or the invoice of a plan's. */
async function paidBy(stripe: Stripe, charge: Stripe.Charge): Promise<string> {
  const intent = idOf(charge.payment_intent);
  if (intent === null || charge.metadata[OUR_PAYMENT]) return intent ?? charge.id;
  return (await invoicePaidBy(stripe, intent)) ?? intent;
}

/** The invoice that an intent has paid; null if it paid none. */
export async function invoicePaidBy(stripe: Stripe, intent: string): Promise<string | null> {
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  });
  const [payment] = found.data;
  return payment ? idOf(payment.invoice) : null;
}

export async function intentThatPaid(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
  return idOf(data[0]?.payment.payment_intent ?? null);
}
