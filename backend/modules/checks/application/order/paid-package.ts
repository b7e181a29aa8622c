import type { ReferralId } from '#kernel/ids.ts';
import { FeeCalculator, type AddOnCharges } from '#modules/billing/index.ts';
import type { CheckKind, CheckPackage } from '../../domain/order/background-check.ts';

/** (tx) The package that is paid and not delivered; null if there is none. */
export async function paidPackage(
  charges: Pick<AddOnCharges, 'paid'>,
  referralId: ReferralId,
  kind: CheckKind,
): Promise<CheckPackage | null> {
  const paid = await charges.paid(referralId, kind);
  if (!paid) return null;
  return kind === 'drug_test' ? kind : FeeCalculator.backgroundPackageFor(paid);
}
