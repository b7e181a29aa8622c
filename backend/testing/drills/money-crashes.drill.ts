// Random sequences of everything that moves money, on a process that dies between any two steps: nothing is done twice or lost
import { afterAll, afterEach, expect, it } from 'vitest';
import { MoneyCrashes } from '#app/testing/money/money-crashes.ts';
import { DrillReport } from './support/drill-report.ts';

/** The number and the seed: `MONEY_STORIES=2000 MONEY_SEED=7 npm run drill -- money-crashes`. */
const STORIES = Number(process.env['MONEY_STORIES'] ?? 200);
const SEED = Number(process.env['MONEY_SEED'] ?? Date.now() % 1_000_000_000);
/** The limit for one product: each story takes two months, and cards expire. */
const STORIES_A_PRODUCT = 50;

const report = new DrillReport();
let crashes: MoneyCrashes | undefined;

afterEach(() => crashes?.stop());
afterAll(() => void report.finish());

it.for(Array.from({ length: Math.ceil(STORIES / STORIES_A_PRODUCT) }, (_none, part) => SEED + part))(
  'nothing is paid twice, lost, or unlike the provider’s side: MONEY_SEED=%i',
  { timeout: 3_600_000 },
  async (seed) => {
    crashes = await MoneyCrashes.open();
    const stories = Math.min(STORIES, STORIES_A_PRODUCT);
    // It checks the ledger after each step, and the provider's own tables after each story.
    const played = await crashes
      .play({ stories, atLeast: stories, seed, patienceMs: 0 })
      .catch((error: unknown) => {
        report.is(`MONEY_SEED=${seed}: the ledger`, 'balanced', 'not balanced: see below');
        throw error;
      });
    report.is(`MONEY_SEED=${seed}: stories`, stories, played.stories);
    report.is(`MONEY_SEED=${seed}: the process died (${played.deaths} times)`, true, played.deaths > 0);
    report.is(`MONEY_SEED=${seed}: the ledger`, 'balanced', 'balanced');
    expect(played.deaths).toBeGreaterThan(0);
  },
);
