import * as fc from 'fast-check';
import { pino } from 'pino';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { Failures } from '../failures.ts';
import { CrashingProcess } from './crashing-process.ts';
import { MoneyFixture, type MoneyCard } from './money-fixture.ts';
import { moneyStories, type MoneyMove } from './money-steps.ts';
import { MoneyStory } from './money-story.ts';
import { MILESTONES_DUE, MONEY_TRUTHS } from './money-truths.ts';
import { ProviderNews } from './provider-news.ts';

const CARDS: readonly (MoneyCard | null)[] = ['good', null, 'authenticating'];
interface ToldStory {
  readonly beginning: Parameters<MoneyStory['begin']>[0];
  readonly moves: readonly MoneyMove[];
  readonly leavesAt: number | null;
}

interface Wanted {
  readonly stories: number;
  readonly atLeast: number;
  readonly seed: number;
  readonly patienceMs: number;
}

export interface Played {
  readonly stories: number;
  readonly deaths: number;
}

/** A product of its own on which random stories of money are played. */
export class MoneyCrashes {
  private readonly app: TestApplication;
  private readonly process: CrashingProcess;
  private readonly news: ProviderNews;
  private readonly failures: Failures;
  private readonly fixtures: MoneyFixture[];
  private stories = 0;

  private constructor(app: TestApplication, fixtures: MoneyFixture[]) {
    this.app = app;
    this.fixtures = fixtures;
    this.failures = new Failures(app);
    this.news = new ProviderNews(app);
    this.process = new CrashingProcess(app);
  }

  static async open(): Promise<MoneyCrashes> {
    const app = await startTestApplication({ log: pino({ level: 'silent' }) });
    const admin = await MoneyFixture.admin(app);
    const fixtures: MoneyFixture[] = [];
    for (const card of CARDS) fixtures.push(await MoneyFixture.open(app, admin, card));
    return new MoneyCrashes(app, fixtures);
  }

  /**
   * Skips stories that have not run when patience ends, except the first few, which always run.
   * @throws at the first story after which a truth fails, with instructions to repeat it
   */
  async play({ seed, ...wanted }: Wanted): Promise<Played> {
    const deadline = performance.now() + wanted.patienceMs;
    const property = fc.asyncProperty(
      moneyStories,
      fc.nat({ max: CARDS.length - 1 }),
      async (told, whose) => {
        if (this.stories >= wanted.atLeast && performance.now() > deadline) return;
        this.stories += 1;
        const moneyFixture = this.fixtures[whose];
        if (!moneyFixture) throw new Error('No fixture to play');
        await this.tell(told, moneyFixture);
        if (told.leavesAt !== null)
          this.fixtures[whose] = await MoneyFixture.open(this.app, moneyFixture.admin, CARDS[whose] ?? null);
      },
    );
    // Wrong books stay wrong: shorter stories would fail for the reason of the first one.
    const options = { numRuns: wanted.stories, seed, endOnFailure: true };
    await fc.assert(property, options).catch((cause: unknown) => {
      const again = `MONEY_SEED=${seed} MONEY_STORIES=${this.stories} npm run drill -- money-crashes`;
      throw new Error(`Story ${this.stories} ends badly. Again: ${again}`, { cause });
    });
    return { stories: this.stories, deaths: this.process.deaths };
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  private async tell({ beginning, moves, leavesAt }: ToldStory, moneyFixture: MoneyFixture): Promise<void> {
    const { process, news, failures } = this;
    const story = new MoneyStory({ moneyFixture, process, news, failures });
    await moneyFixture.prove(moneyFixture.fixture.referrer, moneyFixture.admin);
    try {
      await story.begin(beginning);
      for (const move of moves) {
        await story.play(move);
        await this.assertBooks(moneyFixture);
      }
      if (leavesAt !== null) await story.leave(leavesAt);
    } finally {
      await process.restart();
      // Ends all losses now at the latest.
      await failures.end();
      news.arriveAgain();
    }
    await this.comeToRest();
    if (leavesAt !== null) await moneyFixture.payDeparted();
    await moneyFixture.payGivenUp();
    await this.assertTruths(moneyFixture);
  }

  /** Lost events are made up for, refunds are tried again, parts of bonuses fall due, and the provider's books are read. */
  private async comeToRest(): Promise<void> {
    for (const hours of [2, 25, 25, 25, 61 * 24, 25]) await this.app.advance(hours);
  }

  /**
   * The books are right after every step, with anything in transit, as soon as a living process and an admin
   * have done their waiting work.
   */
  private async assertBooks(moneyFixture: MoneyFixture): Promise<void> {
    const problems = async (): Promise<string[]> =>
      (await moneyFixture.fixture.problems()).filter((problem) => !problem.startsWith('Balance of'));
    if ((await problems()).length === 0) return;
    await this.app.advance(0);
    await moneyFixture.payGivenUp();
    const left = await problems();
    if (left.length > 0) throw new Error(left.join('\n'));
  }

  private async assertTruths(moneyFixture: MoneyFixture): Promise<void> {
    const { sql, clock } = this.app.application;
    const wrong: string[] = await moneyFixture.fixture.problems();
    for (const truth of MONEY_TRUTHS) {
      const rows = await sql.rows(truth);
      wrong.push(...rows.map((row) => `${truth.name}: ${JSON.stringify(row)}`));
    }
    const late = await sql.rows(MILESTONES_DUE, [clock.now()]);
    wrong.push(...late.map((row) => `${MILESTONES_DUE.name}: ${JSON.stringify(row)}`));
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
}
