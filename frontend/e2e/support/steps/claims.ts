import type { Loose } from '#testing/fixtures/http-client.ts';
import type { Fixture } from '../fixture.ts';
import { call, type Person } from '../person.ts';

/** Claims the reward of a completed referral. */
export async function claimReward(id: string, by: Person): Promise<void> {
  const completed: Loose[] = await call(by, 'GET', '/api/completed-referrals');
  const basePayout: unknown = completed.find((one) => one['id'] === id)?.['basePayout'];
  await call(by, 'POST', `/api/referrals/${id}/payout`, { basePayout });
}

/** Claims the reward of a direct hire that has not brought in any money, so that an admin decides. */
export async function claimForReview(
  fixture: Fixture,
  workerName: string,
  pay = (payment: Loose): Promise<void> => fixture.pay(payment),
): Promise<void> {
  const { employer, member } = fixture;
  const { id, payment } = await fixture.hired(workerName);
  await pay(payment);
  const messages: Loose[] = await call(member, 'GET', '/api/dev/outbox?limit=100');
  const links = messages.flatMap(({ body }) => /\/confirm-referral\/([\w-]+)/.exec(body)?.[1] ?? []);
  await call(member, 'POST', `/api/referral-confirmation/${links[0]}`, { accept: true });
  await call(employer, 'PUT', `/api/referrals/${id}/complete`);
  await claimReward(id, member);
}
