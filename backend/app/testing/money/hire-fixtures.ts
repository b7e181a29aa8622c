import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok, SIGNATURE, type ProductFixture } from '../product-fixture.ts';
import { MONEY_CARDS, MoneyFixture } from './money-fixture.ts';
import { REASON, MoneyFixtures } from './fixtures.ts';

const ASKS_EACH_TIME = '4000002760003184';
const CLAIMS = {
  name: 'test-claims',
  text: 'select id from reward_claims where referral_id = any ($1::uuid[])',
};

/** Letters, hires and services, with all that comes to nothing. */
export class HireFixtures extends MoneyFixtures {
  async play(): Promise<void> {
    await this.letters();
    await this.directHires();
    await this.services();
  }

  private async letters(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, 'good');
    const { client } = fixture.employer;
    const id = await fixture.interviewing();
    const letter = await fixture.sentLetter(id, { drugTest: true });
    const path = `/api/offer-letters/${letter.id}`;
    ok(await client.post(`${path}/extend`, { days: 1 }));
    ok(await fixture.amend(letter.id, '30'));
    ok(await fixture.propose(await this.newestToken(fixture, id), '31'));
    ok(await fixture.answerCounter(letter.id, true));
    ok(await fixture.answer(await this.newestToken(fixture, id), SIGNATURE));
    ok(await client.post(`${path}/addendum`, { terms: 'Boots are provided.' }));
    ok(await fixture.put(id, 'hire'));
    ok(await fixture.put(id, 'complete'));
    ok(await fixture.claim(id, { basePayout: '50.00' }));
    await this.cameToNothing(fixture);
    await this.several(fixture);
    await this.app.settle();
  }

  /** The token of the letter that is sent automatically once its change is paid. */
  private async newestToken(fixture: ProductFixture, referralId: string): Promise<string> {
    await this.app.settle();
    const { signingUrl } = ok(await fixture.letter(referralId));
    return fixture.sentToken(signingUrl);
  }

  /** Withdrawn, declined, rejected: held money is refunded. */
  private async cameToNothing(fixture: ProductFixture): Promise<void> {
    const [withdrawn, declined, rejected] = [
      await fixture.interviewing(),
      await fixture.interviewing(),
      await fixture.interviewing(),
    ];
    const offerData = { payRate: '25', payType: 'hourly', workLocation: 'Austin, TX', startDate: null };
    const made = ok(
      await fixture.employer.client.post('/api/offer-letters', { referralId: withdrawn, offerData }),
    );
    await this.app.settle();
    ok(await fixture.withdraw((made.offerLetter ?? made).id));
    ok(await fixture.answer((await fixture.sentLetter(declined)).token, { acceptedTerms: false }));
    await fixture.sentLetter(rejected);
    ok(await fixture.status(rejected, 'rejected'));
    ok(await fixture.put(rejected, 'rollback'));
    await this.app.settle();
  }

  private async several(fixture: ProductFixture): Promise<void> {
    const { client } = fixture.employer;
    const crew = [await fixture.interviewing(), await fixture.interviewing()];
    const offer = { payRate: '25', payType: 'hourly', workLocation: 'Austin, TX', startDate: null };
    ok(await client.post('/api/offer-letters/bulk', { referralIds: crew, offer }));
    await this.app.settle();
    const fresh = ok(await fixture.refer((await fixture.job()).id)).id;
    ok(await client.put('/api/referrals/bulk-status', { ids: [fresh], status: 'contacted' }));
    ok(await client.put('/api/referrals/bulk-rollback', { ids: [fresh] }));
  }

  /** Without a letter, and paid in each way there is; a claim of its reward waits for an admin. */
  private async directHires(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, null);
    const { client } = fixture.employer;
    const hired: string[] = [];
    const due: Loose[] = [];
    for (let count = 0; count < 3; count += 1) {
      const id = await fixture.interviewing();
      await confirmWorker(this.app, id);
      ok(await fixture.put(id, 'hire'));
      due.push(ok(await client.post(`/api/pay-referral-bonus/${id}`)));
      hired.push(id);
    }
    const [typed, debited, saved] = due;
    ok(await fixture.confirm(typed, MONEY_CARDS.good));
    const account = { routingNumber: '110000000', accountNumber: '000123456789' };
    const secret = { clientSecret: debited?.['clientSecret'] };
    ok(
      await client.post(`/api/sandbox-payments/${debited?.['paymentIntentId']}/debit`, {
        ...account,
        ...secret,
      }),
    );
    ok(await fixture.confirm(saved, MONEY_CARDS.good));
    await fixture.saveCard(ASKS_EACH_TIME);
    const asked = await fixture.interviewing();
    const { payment } = ok(await fixture.put(asked, 'hire'));
    const { paymentIntentId, clientSecret } = payment;
    ok(await client.post(`/api/sandbox-payments/${paymentIntentId}/confirm-saved`, { clientSecret }));
    await this.app.settle();
    await this.releasedByHand(fixture, asked);
    await this.claimed(fixture, hired);
  }

  /** No one has asked the worker of this one. */
  private async releasedByHand(fixture: ProductFixture, id: string): Promise<void> {
    const [part] = (await fixture.seen(id))['milestones'];
    ok(await this.admin.client.post(`/api/admin/milestones/${part.id}/release`, { reason: REASON }));
  }

  private async claimed(fixture: ProductFixture, hired: readonly string[]): Promise<void> {
    for (const id of hired) {
      ok(await fixture.put(id, 'complete'));
      const shown = (await fixture.completed()).find((one) => one['id'] === id);
      ok(await fixture.claim(id, { basePayout: shown?.['basePayout'] }));
    }
    const path = '/api/admin/reward-claims';
    const [first, ...ids] = await this.ids(CLAIMS, hired);
    ok(await this.admin.client.post(`${path}/${first}`, { approve: true, reason: REASON }));
    ok(await this.admin.client.post(path, { ids, approve: false, reason: REASON }));
    await this.app.settle();
  }

  /** Outside of an offer: charged, ordered, canceled. */
  private async services(): Promise<void> {
    const { fixture } = await MoneyFixture.open(this.app, this.admin, 'good');
    const { client } = fixture.employer;
    const id = await fixture.interviewing();
    ok(await client.post(`/api/referrals/${id}/background-check`, { packageType: 'basic' }));
    ok(await client.post(`/api/referrals/${id}/drug-test`, {}));
    await this.app.settle();
    ok(await client.delete(`/api/referrals/${id}/background-check`));
    const hired = await fixture.interviewing();
    ok(await fixture.put(hired, 'hire', { addOns: { i9Verification: true } }));
    await this.app.settle();
    const services: Loose[] = ok(await client.get('/api/service-addons'));
    const service = services.find((one) => one['referralId'] === hired) ?? services[0];
    ok(await client.post(`/api/service-addons/${service?.['id']}/cancel`));
    await this.app.settle();
  }
}
