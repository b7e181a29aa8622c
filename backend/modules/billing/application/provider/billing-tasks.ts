/** Work that is written with the change which asks for it, and done after its commit. */
export const BILLING_TASKS = {
  /** Makes the provider know a payment, and charges the saved card. */
  preparePayment: 'billing.prepare_payment',
  /** Nobody will pay it any more: the provider forgets it. */
  cancelPayment: 'billing.cancel_payment',
  /** A payment for several letters was canceled because of one of them: the others get a new one. */
  reopenShared: 'billing.reopen_shared',
  sendRefund: 'billing.send_refund',
  /** One that could not be released when its day came. */
  releaseMilestone: 'billing.release_milestone',
  detachCard: 'billing.detach_card',
  /** The grace of an unpaid plan is over. */
  endSubscription: 'billing.end_subscription',
  /** Renewals are charged to the card that is the default one now. */
  chargePlanTo: 'billing.charge_plan_to',
  /** Takes a withdrawal as far on its way to the bank as it goes. */
  advanceWithdrawal: 'billing.advance_withdrawal',
  /** The provider would not pay somebody: what does it ask of them? */
  checkRecipient: 'billing.check_recipient',
  /** Numbers what was charged and what goes back. */
  issueInvoices: 'billing.issue_invoices',
  /** Tells the tax service of an invoice or a credit note. */
  declareTax: 'billing.declare_tax',
  /** Money was promised or paid: their tax form may be due. */
  askForTaxForm: 'billing.ask_for_tax_form',
} as const;

/** @throws when a task's data lacks the id that it was written with. */
export function taskId(data: Readonly<Record<string, unknown>>, name: string): string {
  const id = data[name];
  if (typeof id !== 'string') throw new Error(`A task without ${name}`);
  return id;
}
