import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { NotifyDisputeParties } from '../../application/disputes/notify-dispute-parties.ts';
import type { AwaitInvoice } from '../../application/invoicing/await-invoice.ts';
import type { NotifyAdmins } from '../../application/notify-admins.ts';
import type { NotifyPaymentParties } from '../../application/notify-payment-parties.ts';
import type { NotifyWithdrawer } from '../../application/payouts/notify-withdrawer.ts';
import type { NotifyPlanOwner } from '../../application/plans/notify-plan-owner.ts';

export function notifyPaymentPartiesConsumer(notify: NotifyPaymentParties): EventConsumer {
  return consumer({
    name: 'billing.tell_people',
    on: [
      'billing.invoice_issued',
      'billing.payment_failed',
      'billing.refund_settled',
      'billing.refund_documented',
      'billing.refund_failed',
      'billing.milestone_released',
    ],
    handle: (event) => notify.run(event),
  });
}

export function awaitInvoiceConsumer(wait: AwaitInvoice): EventConsumer {
  return consumer({
    name: 'billing.await_invoice',
    on: [
      'billing.payment_succeeded',
      'billing.subscription_paid',
      'billing.refund_requested',
      'billing.dispute_lost',
      'billing.dispute_won',
      'billing.payment_returned',
    ],
    handle: (event) => wait.run(event),
  });
}

export function notifyDisputedEmployerConsumer(notify: NotifyDisputeParties): EventConsumer {
  return consumer({
    name: 'billing.tell_of_disputes',
    on: [
      'billing.dispute_opened',
      'billing.dispute_won',
      'billing.dispute_lost',
      'billing.payment_returned',
      'billing.return_forgiven',
    ],
    handle: (event) => notify.tellEmployer(event),
  });
}

export function notifyDisputedReferrerConsumer(notify: NotifyDisputeParties): EventConsumer {
  return consumer({
    name: 'billing.tell_of_disputed_bonuses',
    on: ['billing.bonus_frozen', 'billing.bonus_resumed', 'billing.bonus_taken_back'],
    handle: (event) => notify.tellReferrer(event),
  });
}

export function notifyPlanOwnerConsumer(notify: NotifyPlanOwner): EventConsumer {
  return consumer({
    name: 'billing.tell_plan_owner',
    on: ['billing.invoice_issued', 'billing.subscription_unpaid', 'billing.subscription_ended'],
    handle: (event) => notify.run(event),
  });
}

export function notifyWithdrawerConsumer(notify: NotifyWithdrawer): EventConsumer {
  return consumer({
    name: 'billing.tell_withdrawer',
    on: ['billing.withdrawal_paid', 'billing.withdrawal_failed'],
    handle: (event) => notify.run(event),
  });
}

export function notifyAdminsConsumer(notify: NotifyAdmins): EventConsumer {
  return consumer({
    name: 'billing.tell_admins',
    on: ['billing.dispute_opened', 'billing.refund_given_up', 'billing.differences_found'],
    handle: (event) => notify.run(event),
  });
}
