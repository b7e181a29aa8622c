import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import type { Failures } from '../failures.ts';
import { isFault } from '../is-fault.ts';
import { RandomStory } from '../stories/random-story.ts';
import type { CrashingProcess } from './crashing-process.ts';
import { MoneyActs } from './money-acts.ts';
import { MONEY_CARDS, newKey, type MoneyCard, type MoneyFixture, type Press } from './money-fixture.ts';
import type { MoneyMove, MoneyStep } from './money-steps.ts';
import type { ProviderNews } from './provider-news.ts';

interface MoneyStoryNeeds {
  readonly moneyFixture: MoneyFixture;
  readonly failures: Failures;
  readonly process: CrashingProcess;
  readonly news: ProviderNews;
}

/**
 * Everyone who moves money plays their steps, on a process that dies and a provider whose events arrive in
 * any order.
 */
export class MoneyStory {
  private readonly needs: MoneyStoryNeeds;
  private readonly referral: RandomStory;
  private readonly acts: MoneyActs;

  constructor(needs: MoneyStoryNeeds) {
    this.needs = needs;
    this.referral = new RandomStory(needs.moneyFixture.fixture, needs.failures);
    this.acts = new MoneyActs(needs.moneyFixture);
  }

  begin(at: 'submitted' | 'drafted' | 'sent' | 'signed' | 'completed'): Promise<void> {
    return this.referral.begin(this.needs.moneyFixture.jobId, at);
  }

  /** @throws where an answer is none that a living process gives */
  async play({ step, dieAt, again }: MoneyMove): Promise<void> {
    const { process } = this.needs;
    // A living process reads what the call needs beforehand.
    const press = await this.prepare(step);
    const key = newKey();
    const before = await this.needs.moneyFixture.made();
    process.dieAt(dieAt);
    const ofRefund = step.act === 'refund';
    await this.press(press, key, ofRefund);
    const died = process.dead;
    if (died) await process.restart();
    process.spare();
    if (again === 'later') await this.waitAnHour();
    if (again !== 'never' || died) await this.press(press, key, ofRefund);
    assertOnce(before, await this.needs.moneyFixture.made());
  }

  /**
   * The referrer deletes their account, and repeats the call if no answer came: their earnings remain theirs.
   */
  async leave(dieAt: number): Promise<void> {
    const { process, moneyFixture } = this.needs;
    process.dieAt(dieAt);
    await this.press(() => moneyFixture.leave(), newKey());
    if (process.dead) await process.restart();
    process.spare();
    await this.press(() => moneyFixture.leave(), newKey());
  }

  private async press(press: Press, key: string, ofRefund = false): Promise<void> {
    const { process } = this.needs;
    try {
      const answer = await press(key);
      if (!process.dead) assertNoFault([answer], { ofRefund });
    } catch (error) {
      if (!process.dead) throw error;
    }
  }

  /** The next caller retries work that fails meanwhile. */
  private async waitAnHour(): Promise<void> {
    await this.needs.moneyFixture.fixture.app.advance(1).catch(() => undefined);
    await this.needs.process.restart();
  }

  private async prepare(step: MoneyStep): Promise<Press> {
    const { moneyFixture } = this.needs;
    const { acts, referral } = this;
    if (step.act === 'post') return this.thenPaid(await moneyFixture.post(), step.card);
    if (step.act === 'boost') return this.thenPaid(await moneyFixture.boost(), step.card);
    if (step.act === 'renew') return this.thenPaid(await moneyFixture.renewal(), step.card);
    if (step.act === 'plan') return moneyFixture.plan(step.what);
    if (step.act === 'refund') return this.thenSent(await moneyFixture.refundByHand(step.which, step.part));
    if (step.act === 'withdraw') return this.thenSent(await moneyFixture.withdrawal(step.isAll));
    if (step.act === 'bank') return () => moneyFixture.useBank(step.bank);
    if (step.act === 'debit') return acts.debit(step.bank, step.which);
    if (step.act === 'desk') return this.thenSent(await this.atTheDashboard(step.what));
    if (step.act === 'service') {
      const { what, which } = step;
      return this.thenSent(
        what === 'cancel' ? await acts.cancelService(which) : acts.order(referral.referralId, what),
      );
    }
    if (step.act === 'crew') return this.thenSent(await acts.crew());
    if (step.act === 'consent') return this.thenSent(await acts.consent(referral.phone, step.accept));
    if (step.act === 'answer') return acts.answerText(referral.phone, step.accept);
    return once(() => this.happen(step));
  }

  private atTheDashboard(what: 'pay' | 'refuse' | 'retry' | 'release' | 'forgive'): Promise<Press> {
    if (what === 'retry') return this.acts.retry();
    if (what === 'release') return this.acts.release();
    if (what === 'forgive') return this.acts.forgive();
    return this.acts.decide(what === 'pay');
  }

  /** Steps that no person triggers. */
  private async happen(step: MoneyStep): Promise<void> {
    const { moneyFixture, process, news } = this.needs;
    const { app } = moneyFixture.fixture;
    if (step.act === 'referral') {
      const answers = await this.referral.play(step.beat);
      if (!process.dead) assertNoFault(answers);
    }
    if (step.act === 'pay') await this.pay(step.card, step.which);
    if (step.act === 'card') await moneyFixture.saveCard(step.card);
    if (step.act === 'verdict') await this.acts.verdict(step.outcome);
    if (step.act === 'returned') await this.acts.returnWithdrawal();
    if (step.act === 'time') {
      await app.application.clock.advance(step.hours);
      await app.application.worker.runDueWork().catch(() => undefined);
    }
    if (step.act === 'news' && step.what === 'late') news.delay(step.count);
    if (step.act === 'news' && step.what === 'lost') news.lose(step.count);
    if (step.act === 'news' && step.what === 'forged') await news.forge();
    if (step.act === 'settle') await app.settle().catch(() => undefined);
  }

  /** One of the newest payments that wait, by hand. */
  private async pay(card: MoneyCard, which: number): Promise<HttpAnswer<Loose>> {
    const { fixture } = this.needs.moneyFixture;
    const waiting = (await fixture.payments()).filter(({ status }) => status !== 'succeeded');
    const chosen = waiting[which % Math.max(1, waiting.length)];
    if (!chosen) return DONE;
    const shown = await fixture.payment(chosen['id']);
    return shown['clientSecret'] ? fixture.confirm(shown, MONEY_CARDS[card], true) : DONE;
  }

  /** The process may live long enough to begin with what the press has left to it. */
  private thenSent(press: Press): Press {
    return async (key) => {
      const answer = await press(key);
      await this.needs.moneyFixture.fixture.app.settle().catch(() => undefined);
      return answer;
    };
  }

  private thenPaid(press: Press, card: MoneyCard): Press {
    return async (key) => {
      const answer = await press(key);
      if (answer.status !== 200 || !answer.body.clientSecret) return answer;
      return this.needs.moneyFixture.fixture.confirm(answer.body, MONEY_CARDS[card], true);
    };
  }
}

const DONE: HttpAnswer<Loose> = { status: 200, body: {}, headers: new Headers() };

function assertNoFault(
  answers: readonly HttpAnswer<Loose>[],
  of: { readonly ofRefund?: boolean } = {},
): void {
  const broken = answers.find((answer) => isFault(answer, of));
  if (broken) throw new Error(`Answered ${broken.status}: ${JSON.stringify(broken.body)}`);
}

/** An impatient repeat does not trigger it again. */
function once(happen: () => Promise<void>): Press {
  let isOver = false;
  return async () => {
    if (!isOver) await happen().finally(() => (isOver = true));
    return DONE;
  };
}

/** However often a key is pressed, what it means happens once. */
function assertOnce(before: Loose, after: Loose): void {
  const twice = Object.keys(after).filter((what) => after[what] - before[what] > 1);
  if (twice.length > 0) throw new Error(`One press has made two ${twice.join(', ')}`);
}
