import { BillingFixture } from '../../testing/billing-fixture.ts';
import { billingRepositoriesContract } from '../../testing/billing-repositories.contract.ts';

billingRepositoriesContract('The tables of billing', async () => {
  const fixture = await BillingFixture.open();
  return {
    repositories: fixture.parts.billing,
    events: fixture.work,
    referral: () => fixture.referral(),
    within: (work) => fixture.unitOfWork.transaction(work),
    stop: () => fixture.stop(),
  };
});
