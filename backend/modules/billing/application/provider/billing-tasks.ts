/** Work that is written with the change that requests it, and done after its commit. */
export const BILLING_TASKS = {
  /** Registers a payment with the provider and charges the saved card. */
  preparePayment: 'billing.prepare_payment',
  /** Cancels an obsolete payment at the provider. */
  cancelPayment: 'billing.cancel_payment',
  /** A payment for several letters was canceled because of one of them: the others get a new one. */
  reopenShared: 'billing.reopen_shared',
  sendRefund: 'billing.send_refund',
  /** Retries a milestone that could not be released on its due date. */
  releaseMilestone: 'billing.release_milestone',
  detachCard: 'billing.detach_card',
  /** Ends an unpaid plan after its grace period. */
  endSubscription: 'billing.end_subscription',
  /** Makes renewals charge the current default card. */
  chargePlanTo: 'billing.charge_plan_to',
  /** Moves a withdrawal as far as possible on its way to the bank. */
  advanceWithdrawal: 'billing.advance_withdrawal',
  /** The provider refused to pay a person: fetches its current requirements. */
  checkRecipient: 'billing.check_recipient',
  /** Numbers charges and refunds. */
  issueInvoices: 'billing.issue_invoices',
  /** Declares an invoice or a credit note to the tax service. */
  declareTax: 'billing.declare_tax',
  /** Money was promised or paid: the recipient's tax form may be due. */
  askForTaxForm: 'billing.ask_for_tax_form',
} as const;

/** @throws if a task's data lacks the ID that it was written with. */
export function taskId(data: Readonly<Record<string, unknown>>, name: string): string {
  const id = data[name];
  if (typeof id !== 'string') throw new Error(`A task without ${name}`);
  return id;
}
