import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, tokenOf } from '#testing/fixtures/referral-fixture.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';

export { ok } from '#testing/fixtures/referral-fixture.ts';

export const offerData = {
  startDate: dayAhead(200),
  payRate: '25',
  payType: 'hourly',
  workLocation: 'Austin, TX',
  benefits: ['health-insurance', 'holidays'],
};

interface SentLetter {
  readonly referralId: string;
  readonly id: string;
  readonly token: string;
  readonly copied: string;
  readonly phone: string;
}

/** An employer and a referrer, with workers in interviews. */
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

  /** A letter on its way, its candidate's token and that of the link which is copied. */
  async sent(): Promise<SentLetter> {
    const phone = testPhone();
    const referralId = await this.interviewing(phone);
    const { id } = await this.paidDraft(referralId);
    const { signingUrl } = ok(await this.send(id));
    const token = await this.sentToken(signingUrl);
    return { referralId, id, token, copied: tokenOf(signingUrl), phone };
  }

  /** The token of the link that the candidate got, found by the copied one. */
  sentToken(signingUrl: unknown): Promise<string> {
    return sentToken(this.app, signingUrl);
  }

  /** The code that a copied link's call has texted. */
  async codeFor(copied: string, phone: string): Promise<string> {
    // The letter's own text first: what is on its way together may arrive in any order.
    await this.app.settle();
    const answer = await this.app.client().post(`/api/offer-letters/sign/${copied}/code`);
    if (answer.status !== 202) throw new Error(`No code: ${answer.status} ${JSON.stringify(answer.body)}`);
    return /\d{6}/.exec(await this.lastText(phone))?.[0] ?? '';
  }

  /** By the clock of the product. */
  now(): string {
    return this.app.application.clock.now().toISOString();
  }

  async referralStatus(id: string): Promise<string> {
    return (await this.referralAnswer(id)).status;
  }

  async ledgerBalances(): Promise<boolean> {
    return (await this.ledgerCheck()).balanced;
  }
}
