import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { findSentToken } from '#testing/fixtures/people/sent-token.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { CARDS, ok, SIGNATURE, type ProductFixture } from '../product-fixture.ts';
import type { Failures } from '../failures.ts';
import type { Beat, Beginning, Step } from './story-steps.ts';

/** Three people and their provider, who follow any sequence of steps in any state. */
export class RandomStory {
  private readonly fixture: ProductFixture;
  private readonly troubles: Failures;
  /** The one that it is about now. */
  referralId = '';
  readonly phone = testPhone();
  /** Payments whose secret a browser knows. */
  private readonly pages: Loose[] = [];
  private token = 'none';
  private letterId = '00000000-0000-7000-8000-000000000000';

  constructor(fixture: ProductFixture, troubles: Failures) {
    this.fixture = fixture;
    this.troubles = troubles;
  }

  async begin(jobId: string, at: Beginning): Promise<void> {
    const { fixture } = this;
    this.referralId = ok(await fixture.refer(jobId, this.phone)).id;
    if (at === 'submitted') return;
    ok(await fixture.status(this.referralId, 'interview_scheduled'));
    if (at === 'interviewing') return;
    if (at === 'drafted') {
      ok(await this.offer(['drugTest']));
      return;
    }
    const letter = await fixture.sentLetter(this.referralId, { drugTest: true });
    [this.letterId, this.token] = [letter.id, letter.token];
    if (at === 'sent') return;
    ok(await fixture.answer(this.token, SIGNATURE));
    if (at === 'signed') return;
    ok(await fixture.put(this.referralId, 'hire'));
    if (at === 'completed') ok(await fixture.put(this.referralId, 'complete'));
  }

  /** Returns the answers. */
  async play(beat: Beat): Promise<HttpAnswer<Loose>[]> {
    if (beat.act === 'trouble') {
      this.troubles.arm(beat.what, beat.times);
      return [];
    }
    if (beat.act === 'bank') {
      await this.troubles.bank(beat.what, this.referralId);
      return [];
    }
    if (beat.act === 'settle') {
      await this.troubles.tryToSettle();
      return [];
    }
    if (beat.act === 'webhooks') return this.troubles.repeatWebhooks();
    const answers = await Promise.all(Array.from({ length: beat.times }, () => this.call(beat)));
    return answers.flatMap((answer) => answer ?? []);
  }

  private async call(beat: Beat): Promise<HttpAnswer<Loose> | null> {
    const { fixture, referralId: id } = this;
    if (beat.act === 'status') return fixture.status(id, beat.to);
    if (beat.act === 'offer') return this.offer(beat.addOns);
    if (beat.act === 'hire') return this.hire(beat.addOns);
    if (beat.act === 'confirm') return this.confirm(beat.card, beat.which);
    if (beat.act === 'claim') return this.claim(beat.boost);
    if (beat.act === 'amend') return fixture.amend(this.letterId, beat.payRate);
    if (beat.act === 'counter') return fixture.propose(await this.newestToken(), beat.payRate);
    if (beat.act === 'answer') return fixture.answerCounter(this.letterId, beat.accept);
    if (beat.act === 'onward') return this.onward(beat.turn);
    if (beat.act === 'wait') {
      return fixture.app.client().post('/api/dev/clock', { advanceHours: beat.hours }).then(onlyGood);
    }
    return this.plain(beat.act);
  }

  private async plain(act: Step['act']): Promise<HttpAnswer<Loose> | null> {
    const { fixture, referralId: id } = this;
    const calls: Partial<Record<Step['act'], () => Promise<HttpAnswer<Loose>>>> = {
      refer: () => this.referAgain(),
      verify: () => fixture.referrer.client.post(`/api/referrals/${id}/verify`, { code: '123456' }),
      bonus: () => fixture.employer.client.post(`/api/pay-referral-bonus/${id}`),
      early: () => fixture.takeEarly(),
      complete: () => fixture.put(id, 'complete'),
      rollback: () => fixture.put(id, 'rollback'),
      send: () => this.send(),
      view: async () => fixture.app.client().get(`/api/offer-letters/sign/${await this.newestToken()}`),
      sign: async () => fixture.answer(await this.newestToken(), SIGNATURE),
      decline: async () => fixture.answer(await this.newestToken(), { acceptedTerms: false }),
      late: () => fixture.answer(this.token, SIGNATURE),
      withdraw: () => fixture.withdraw(this.letterId),
    };
    return (await calls[act]?.()) ?? null;
  }

  /** A person's likely next step, or one of the other possible ones: pure chance rarely gets far. */
  private async onward(turn: number): Promise<HttpAnswer<Loose> | null> {
    const { fixture, referralId: id } = this;
    const { status, offerLetter } = await fixture.seen(id);
    const isDraft = offerLetter?.status === 'draft';
    switch (status) {
      case 'submitted':
        return fixture.status(id, 'interview_scheduled');
      case 'contacted':
        return fixture.status(id, 'interviewing');
      case 'interviewing':
        if (isDraft && turn === 2) return this.hire(['drugTest']);
        if (isDraft) return turn === 3 ? this.plain('withdraw') : this.payAndSend();
        return turn === 3 ? this.hire(['i9Verification']) : this.offer(['drugTest']);
      case 'offer_sent':
        // Changed, and not yet paid: it is sent automatically then.
        if (isDraft) return turn === 3 ? this.plain('withdraw') : this.confirm('good', 0);
        if (turn === 2) return this.bargain();
        return this.plain((['sign', 'sign', 'decline', 'withdraw'] as const)[turn] ?? 'sign');
      case 'offer_signed':
        return turn === 3 ? fixture.status(id, 'rejected') : this.hire(['backgroundCheck']);
      case 'hired':
        if (turn === 2) return fixture.status(id, 'rejected');
        return fixture.put(id, turn === 3 ? 'rollback' : 'complete');
      case 'completed':
        return turn === 3 ? fixture.put(id, 'rollback') : this.claim(turn === 1);
      default:
        return turn === 3 ? this.referAgain() : fixture.put(id, 'rollback');
    }
  }

  /** The worker requests more, and the employer agrees. */
  private async bargain(): Promise<HttpAnswer<Loose>> {
    const asked = await this.fixture.propose(await this.newestToken(), '30');
    return asked.status === 201 ? this.fixture.answerCounter(this.letterId, true) : asked;
  }

  private async payAndSend(): Promise<HttpAnswer<Loose>> {
    await this.confirm('good', 0);
    return this.send();
  }

  private async offer(chosen: readonly string[]): Promise<HttpAnswer<Loose>> {
    const answer = await this.fixture.offer(this.referralId, chosen);
    if (answer.status !== 200) return answer;
    this.letterId = answer.body.offerLetter.id;
    this.rememberPage(answer.body.payment);
    return answer;
  }

  private async hire(chosen: readonly string[]): Promise<HttpAnswer<Loose>> {
    const answer = await this.fixture.put(this.referralId, 'hire', { addOns: chosen });
    if (answer.status === 200) this.rememberPage(answer.body.payment);
    return answer;
  }

  private async send(): Promise<HttpAnswer<Loose>> {
    const answer = await this.fixture.send(this.letterId);
    if (answer.status === 200) this.token = await this.tokenSentBeside(answer.body.signingUrl);
    return answer;
  }

  /** The token of the current letter: a change that was paid was sent automatically. */
  private async newestToken(): Promise<string> {
    const answer = await this.fixture.letter(this.referralId);
    return answer.status === 200 && answer.body.signingUrl
      ? this.tokenSentBeside(answer.body.signingUrl)
      : this.token;
  }

  /** A parallel step may replace a link right after it was answered: the last known token, then. */
  private async tokenSentBeside(copiedUrl: unknown): Promise<string> {
    return (await findSentToken(this.fixture.app, copiedUrl)) ?? this.token;
  }

  /** Also a payment of a page that is still open, and that may have been canceled meanwhile. */
  private async confirm(card: keyof typeof CARDS, which: number): Promise<HttpAnswer<Loose> | null> {
    const payments = await this.fixture.payments();
    const newest = payments.find(({ referralId }) => referralId === this.referralId);
    if (newest) this.rememberPage(await this.fixture.payment(newest.id));
    const chosen = this.pages.at(-1 - (which % Math.max(1, this.pages.length)));
    return chosen ? this.fixture.confirm(chosen, CARDS[card], true) : null;
  }

  private rememberPage(payment: Loose): void {
    const isNew = this.pages.every(({ clientSecret }) => clientSecret !== payment.clientSecret);
    if (payment.clientSecret && isNew) this.pages.push(payment);
  }

  private async claim(boost: boolean): Promise<HttpAnswer<Loose>> {
    const shown = (await this.fixture.completed()).find(({ id }) => id === this.referralId);
    const base = { basePayout: shown?.basePayout ?? '50.00' };
    const boosted = { tempBoost: shown?.boost.amount ?? '8.00', pointsSpent: shown?.boost.points ?? 175 };
    return this.fixture.claim(this.referralId, boost ? { ...base, ...boosted } : base);
  }

  /** The same worker for the same job: a new referral only where the old one has ended. */
  private async referAgain(): Promise<HttpAnswer<Loose>> {
    const { job } = await this.fixture.seen(this.referralId);
    const answer = await this.fixture.refer(job.id, this.phone);
    if (answer.status === 201) this.referralId = answer.body.id;
    return answer;
  }
}

/** The tool for the clock delivers what waits, and may meet an armed failure: that is a worker's, not an answer's. */
function onlyGood(answer: HttpAnswer<Loose>): HttpAnswer<Loose> | null {
  return answer.status === 200 ? answer : null;
}
