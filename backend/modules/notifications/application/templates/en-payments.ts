/** Notices of payments, plans, refunds and disputes, in English. */
export const enPayments = {
  payment_succeeded: {
    title: 'Payment received',
    message: 'Your ${amount} payment went through. {invoice}',
  },
  payment_failed: {
    title: 'Payment failed',
    message: "Your ${amount} payment didn't go through. Please try another card.",
  },
  refund_issued: {
    title: 'Refund issued',
    message: 'We refunded ${amount}. {invoice}',
  },
  refund_failed: {
    title: 'Refund delayed',
    message:
      "Your ${amount} refund didn't go through. We'll try again over the next 3 days. If your card or bank account changed, contact us.",
  },
  plan_receipt: {
    title: 'Receipt for your plan',
    message: 'We charged ${amount} for {plan}. Thanks for hiring with us. {invoice}',
  },
  plan_unpaid: {
    title: "Your plan payment didn't go through",
    message:
      'We could not charge ${amount} for {plan}. Please update your card: after three tries in 14 days, the plan ends.',
  },
  plan_ended: {
    title: 'Your plan ended',
    message:
      '{plan} ended. Jobs that are online stay online for their days. You can pick a plan again anytime.',
  },
  dispute_to_answer: {
    title: 'A payment is disputed',
    message: 'An employer disputed ${amount} with their bank. Send evidence before the deadline.',
  },
  text_limit_reached: {
    title: 'Texts are waiting',
    message: '{limit} texts went out today, and that is the limit. The others wait until midnight UTC.',
  },
  text_budget_spent: {
    title: 'The text budget is spent',
    message: 'Texts cost ${budget} today, and that is the limit. The others wait until midnight UTC.',
  },
  refund_given_up: {
    title: 'A refund needs you',
    message: 'We tried four times to refund ${amount}, and it failed. Please settle it by hand.',
  },
  books_differ: {
    title: "Our books don't match",
    message:
      'The payment provider and our books disagree. New differences: {count}, ${amount} in all. Please look into them.',
  },
  dispute_opened: {
    title: 'Payment disputed',
    message:
      'Your bank tells us that your ${amount} payment is disputed. Bonuses that are not due yet wait until the bank decides. A mistake? Ask your bank to withdraw the dispute.',
  },
  dispute_won: {
    title: 'Dispute closed',
    message:
      'Your bank closed the dispute of your ${amount} payment. The payment is valid and bonuses go on.',
  },
  dispute_lost: {
    title: 'Dispute closed',
    message:
      'Your bank returned your ${amount} payment to you. Bonus payments that were not due yet are canceled.',
  },
  payment_returned: {
    title: 'Your bank returned a payment',
    message:
      'Your bank took back your ${amount} payment. Please pay it again under Billing. Bonuses it paid for wait until then.',
  },
  return_forgiven: {
    title: 'You don’t owe this anymore',
    message: 'We won’t ask for the ${amount} your bank took back. You don’t have to do anything.',
  },
  bonus_frozen: {
    title: 'Bonus on hold',
    message:
      '${amount} of your bonus for {workerName} ({jobTitle}) is on hold: the employer’s bank questions the payment behind it. We will tell you how it ends.',
  },
  bonus_resumed: {
    title: 'Bonus back on track',
    message:
      'The payment behind it is settled: ${amount} of your bonus for {workerName} ({jobTitle}) will be paid on its day.',
  },
  bonus_taken_back: {
    title: 'Bonus canceled',
    message:
      'The bank returned the disputed payment, so ${amount} of your bonus for {workerName} ({jobTitle}) is canceled. What you already received is yours.',
  },
  withdrawal_paid: {
    title: 'Money at your bank',
    message: 'Your ${amount} withdrawal is at your bank (account ending in {last4}).',
  },
  withdrawal_failed: {
    title: 'Withdrawal returned',
    message:
      "Your bank (account ending in {last4}) didn't take your ${amount}. It's back in your balance. Check your bank details and try again.",
  },
  tax_form_soon: {
    title: 'Add your tax information',
    message:
      "Your bonuses, paid and on the way, may reach ${threshold} in {year}. When they do, we'll need your W-9 before you can withdraw. Sign it now so you don't have to wait.",
  },
  tax_form_needed: {
    title: 'Sign your W-9 to withdraw',
    message:
      'Your earnings reached ${threshold}, so we need your W-9 before you can withdraw more. Your balance is safe.',
  },
};
