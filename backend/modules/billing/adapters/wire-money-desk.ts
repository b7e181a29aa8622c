import type { Billing } from '../application/billing.ts';
import { NotifyAdmins } from '../application/notify-admins.ts';
import { PayOwedBalance } from '../application/payouts/owed-balances.ts';
import type { PlanPayments } from '../application/plans/plan-payments.ts';
import { PayRefundByHand } from '../application/refunding/pay-refund-by-hand.ts';
import { RefundByHand } from '../application/refunding/refund-by-hand.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { owedBalanceRoutes } from './http/payouts/owed-balance.routes.ts';
import { refundRoutes } from './http/refunding/refund.routes.ts';
import { SqlDepartedBalances } from './persistence/payouts/sql-departed-balances.ts';
import { SqlRefundReasons } from './persistence/refunding/sql-refund-reasons.ts';
import { notifyAdminsConsumer } from './queue/billing-consumers.ts';

/** The admins' actions on money and their notices. */
export function wireMoneyDesk(
  { platform, administration, notifier }: BillingOutside,
  { billing, providers }: BillingBase,
  facade: Billing,
  planPayments: PlanPayments,
) {
  const { sql, unitOfWork, audit, clock, callEffects: effects } = platform;
  const { payments: provider } = providers;
  const acting = { unitOfWork, audit, effects };
  const reasons = new SqlRefundReasons(sql);
  const departed = new SqlDepartedBalances(sql, provider.name);
  const owed = { departed, ledger: billing.ledger, billing: facade, clock };

  return {
    departed,
    routes: [
      ...refundRoutes(
        new RefundByHand({ ...acting, provider, billing, planPayments, reasons }),
        new PayRefundByHand({ ...acting, billing }),
      ),
      ...owedBalanceRoutes(departed, new PayOwedBalance({ ...acting, ...owed })),
    ],
    consumers: [notifyAdminsConsumer(new NotifyAdmins(notifier, administration))],
  };
}
