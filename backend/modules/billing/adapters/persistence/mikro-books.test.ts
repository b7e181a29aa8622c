import { BillingFixture } from '../../testing/billing-fixture.ts';
import { booksContract } from '../../testing/books.contract.ts';
import { BOOKS } from '../billing.tokens.ts';

booksContract('The books in PostgreSQL', async () => {
  const world = await BillingFixture.open();
  return {
    books: world.get(BOOKS),
    events: world.work,
    referral: () => world.referral(),
    within: (work) => world.unitOfWork.transaction(work),
    stop: () => world.stop(),
  };
});
