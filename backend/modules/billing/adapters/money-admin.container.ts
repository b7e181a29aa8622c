import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { AUDIT_TRAIL, CALL_EFFECTS, EVENT_CONSUMERS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_ADMINISTRATION } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { NotifyAdmins } from '../application/notify-admins.ts';
import { PayRefundByHand } from '../application/refunding/pay-refund-by-hand.ts';
import { RefundByHand } from '../application/refunding/refund-by-hand.ts';
import { BILLING_NEEDS, PAYMENT_PROVIDER } from './billing.tokens.ts';
import { refundRoutes } from './http/refund.routes.ts';
import { PLAN_PAYMENTS } from './plans.tokens.ts';
import { SqlRefundReasons } from './persistence/sql-refund-reasons.ts';
import { notifyAdminsConsumer } from './queue/notify-admins-consumer.ts';

/** The admins' actions on money and their notices. */
export const moneyAdminContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (unitOfWork, provider, billing, planPayments, sql, audit, effects) =>
      refundRoutes(
        new RefundByHand({
          unitOfWork,
          provider,
          billing,
          planPayments,
          reasons: new SqlRefundReasons(sql),
          audit,
          effects,
        }),
        new PayRefundByHand({ unitOfWork, billing, audit, effects }),
      ),
    [UNIT_OF_WORK, PAYMENT_PROVIDER, BILLING_NEEDS, PLAN_PAYMENTS, SQL, AUDIT_TRAIL, CALL_EFFECTS],
  );
  provide(
    bind,
    EVENT_CONSUMERS,
    (notifier, accounts) => notifyAdminsConsumer(new NotifyAdmins(notifier, accounts)),
    [NOTIFIER, ACCOUNT_ADMINISTRATION],
  );
});
