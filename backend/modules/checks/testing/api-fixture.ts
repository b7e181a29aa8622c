import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, tokenOf } from '#testing/fixtures/referral-fixture.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';

export { ok, tokenOf } from '#testing/fixtures/referral-fixture.ts';

interface RequestedConsent {
  readonly id: string;
  readonly token: string;
  readonly copied: string;
  readonly phone: string;
}

/** An employer and a referrer, and candidates whose background is checked. */
export class CheckFixture extends ReferralFixture {
  request(id: string, packageType: unknown = 'basic'): Promise<HttpAnswer<Loose>> {
    return this.employer.client.post(`/api/referrals/${id}/background-check`, { packageType });
  }

  /** A paid check whose candidate has the link, and the copied link. */
  async asked(worker: Record<string, unknown> = {}, packageType = 'basic'): Promise<RequestedConsent> {
    const phone = testPhone();
    const id = await this.refer({ workerPhone: phone, ...worker });
    const { url, payment } = ok(await this.request(id, packageType));
    await this.pay(payment);
    return { id, token: await this.sentToken(url), copied: tokenOf(url), phone };
  }

  /** The token of the link that the candidate got, found by the copied one. */
  sentToken(url: unknown): Promise<string> {
    return sentToken(this.app, url);
  }

  /** The code that a copied link's call has texted. */
  async codeFor(copied: string, phone: string): Promise<string> {
    // The consent's own text first: what is on its way together may arrive in any order.
    await this.app.settle();
    const answer = await this.app.client().post(`/api/background-check-consent/${copied}/code`);
    if (answer.status !== 202) throw new Error(`No code: ${answer.status} ${JSON.stringify(answer.body)}`);
    return /\d{6}/.exec(await this.lastText(phone))?.[0] ?? '';
  }

  answer(token: string, body: Record<string, unknown>): Promise<HttpAnswer<Loose>> {
    return this.app.client().post(`/api/background-check-consent/${token}`, body);
  }

  authorize(token: string): Promise<HttpAnswer<Loose>> {
    return this.answer(token, { consentGiven: true, candidateSignature: 'Bo Li' });
  }

  /** A check with its result; "Concern" in the name makes the sandbox find something. */
  async checked(workerName: string, packageType = 'basic', workerPhone = testPhone()): Promise<string> {
    const { id, token } = await this.asked({ workerName, workerPhone }, packageType);
    ok(await this.authorize(token));
    await this.app.settle();
    await this.app.advance(1);
    return id;
  }

  async state(id: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/referrals/${id}/background-check`));
  }

  /** The charge and the refund of each payment for a referral. */
  async refundsOf(id: string): Promise<[amount: string, refunded: string][]> {
    await this.app.settle();
    const payments: Loose[] = ok(await this.employer.client.get('/api/billing/payments?limit=100'));
    const own = payments.filter(({ referralId }) => referralId === id);
    return own.map(({ amount, refunded }) => [amount, refunded]);
  }

  async timeline(id: string, client = this.employer.client): Promise<string[]> {
    const entries = ok(await client.get(`/api/referrals/${id}/timeline`));
    return entries.map(({ label }: Loose) => label);
  }
}
