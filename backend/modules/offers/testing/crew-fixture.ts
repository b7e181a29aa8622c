import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { offerData, OfferFixture, ok } from './api-fixture.ts';

export const BULK = '/api/offer-letters/bulk';
export const GOOD = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';

/** An employer with crews in interviews. */
export class CrewFixture extends OfferFixture {
  /** Referrals of one job whose workers are interviewing. */
  async crew(size: number): Promise<string[]> {
    const jobId = await this.post();
    const team = Array.from({ length: size }, (_, at) => ({
      workerName: `Worker ${at + 1}`,
      workerPhone: testPhone(),
    }));
    const shared = {
      referrerName: 'Ana Ruiz',
      referrerPhone: testPhone(),
      relationship: 'friend',
      consent: true,
    };
    ok(await this.referrer.client.post('/api/referrals', { jobId, ...shared, team }));
    const rows: Loose[] = ok(await this.employer.client.get(`/api/job-referrals/${jobId}`));
    const ids = rows.map(({ id }) => String(id));
    for (const id of ids) ok(await this.move(id, 'interview_scheduled'));
    return ids;
  }

  bulk(
    referralIds: readonly string[],
    { key, ...change }: { key?: string; offer?: object; people?: object[]; otherCard?: boolean } = {},
    path: '' | '/quote' = '',
  ): Promise<HttpAnswer<Loose>> {
    const { offer, people = [], otherCard = false } = change;
    const body = { referralIds, offer: { ...offerData, ...offer }, people, otherCard };
    return this.employer.client.post(BULK + path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  }

  async paymentsOf(): Promise<Loose[]> {
    return ok(await this.employer.client.get('/api/billing/payments?limit=100'));
  }

  async confirm({ paymentIntentId, clientSecret }: Loose, cardNumber: string): Promise<HttpAnswer<Loose>> {
    const card = { cardNumber, expMonth: 12, expYear: 2034, cvc: '123' };
    const path = `/api/sandbox-payments/${paymentIntentId}/confirm`;
    const answer = await this.employer.client.post(path, { ...card, clientSecret });
    await this.app.settle();
    return answer;
  }

  async letterOf(referralId: string): Promise<Loose> {
    return ok(await this.employer.client.get(`/api/offer-letters/referral/${referralId}`));
  }

  async statusesOf(ids: readonly string[]): Promise<string[]> {
    return Promise.all(ids.map(async (id) => (await this.letterOf(id))['status']));
  }
}
