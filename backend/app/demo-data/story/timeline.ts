import type { StoryClock } from './story-clock.ts';

interface Step {
  readonly at: Date;
  readonly lane: string;
  readonly order: number;
  readonly run: () => Promise<void>;
}

interface EachDay {
  readonly endOfDay: (daysLeft: number) => Promise<void>;
  readonly tellProgress: (day: Date, share: number) => void;
}

const DAY_MS = 86_400_000;
const LANES_AT_ONCE = 8;

/**
 * Everything in the demo's past, played day by day. Steps of one lane (a job and its referrals) run in the
 * order of time. Lanes of a day run in parallel, because they share nothing except people.
 */
export class Timeline {
  private readonly steps: Step[] = [];

  plan(at: Date, lane: string, run: () => Promise<void>): void {
    this.steps.push({ at, lane, order: this.steps.length, run });
  }

  /** Runs all steps until `now`; `endOfDay` runs due work and delivers waiting tasks. */
  async tell(clock: StoryClock, now: Date, { endOfDay, tellProgress }: EachDay): Promise<void> {
    const days = Map.groupBy(this.steps, ({ at }) => Math.floor(at.getTime() / DAY_MS));
    const [first, last] = [Math.min(...days.keys()), Math.max(...days.keys())];
    let told = 0;
    for (let day = first; day <= last; day += 1) {
      const steps = days.get(day) ?? [];
      const lanes = Map.groupBy(steps, ({ lane }) => lane);
      const waiting = [...lanes.values()];
      await Promise.all(Array.from({ length: LANES_AT_ONCE }, () => runLanes(waiting, clock)));
      await clock.during(new Date(Math.min((day + 1) * DAY_MS, now.getTime())), () => endOfDay(last - day));
      told += steps.length;
      tellProgress(new Date(day * DAY_MS), told / this.steps.length);
    }
  }
}

async function runLanes(waiting: Step[][], clock: StoryClock): Promise<void> {
  for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
    const inOrder = lane.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.order - b.order);
    for (const step of inOrder) await clock.during(step.at, step.run);
  }
}
