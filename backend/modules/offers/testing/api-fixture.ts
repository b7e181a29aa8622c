import { dayAhead } from '#testing/fixtures/days.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, tokenOf } from '#testing/fixtures/referral-fixture.ts';

export { ok } from '#testing/fixtures/referral-fixture.ts';

export const offerData = {
  startDate: dayAhead(200),
  payRate: '25',
  payType: 'hourly',
  workLocation: 'Austin, TX',
  benefits: ['health-insurance', 'holidays'],
};

/** An employer and a referrer, with workers who come to interviews. */
export class OfferFixture extends ReferralFixture {
  /** A referral whose worker is interviewing. */
  async interviewing(workerPhone?: string): Promise<string> {
    const id = await this.refer(workerPhone === undefined ? {} : { workerPhone });
    ok(await this.move(id, 'interview_scheduled'));
    return id;
  }

  create(referralId: string, change: Record<string, unknown> = {}): Promise<HttpAnswer<Loose>> {
    const body = { offerData: { ...offerData, ...change }, addOns: { drugTest: true } };
    return this.employer.client.put(`/api/referrals/${referralId}/create-offer`, body);
  }

  /** A letter that was made and paid. */
  async paidDraft(referralId: string): Promise<Loose> {
    const { offerLetter, payment } = ok(await this.create(referralId));
    await this.pay(payment);
    return offerLetter;
  }

  send(letterId: string): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/offer-letters/${letterId}/send`, { provider: 'docusign' });
  }

  /** A letter on its way, and its candidate's token. */
  async sent(): Promise<{ referralId: string; id: string; token: string }> {
    const referralId = await this.interviewing();
    const { id } = await this.paidDraft(referralId);
    const { signingUrl } = ok(await this.send(id));
    return { referralId, id, token: tokenOf(signingUrl) };
  }

  async referralStatus(id: string): Promise<string> {
    return (await this.referralAnswer(id)).status;
  }

  async ledgerBalances(): Promise<boolean> {
    return (await this.ledgerCheck()).balanced;
  }
}
