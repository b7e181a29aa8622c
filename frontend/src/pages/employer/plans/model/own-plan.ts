import type { SavedCard } from '#contract/billing/cards/payment-method.ts';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';

export interface OwnPlanProps {
  readonly own: SubscriptionView;
  /** The card to be charged; null if none is saved. */
  readonly card: SavedCard | null;
  readonly onAddCard: () => Promise<boolean>;
}
