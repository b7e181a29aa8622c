import type { ChildProcess } from 'node:child_process';
import { Session, type Profiler } from 'node:inspector/promises';
import { stageOf, type Frame, type Stage } from './stages.ts';

const INTERVAL_US = 100;

/** Microseconds of the process by stage, without the time that it was idle. */
export type TimeByStage = Readonly<Partial<Record<Stage, number>>>;

interface Answer {
  readonly profile: TimeByStage | null;
}

/** Runs in the measured process: starts a profile, or ends it and sends its times. */
export function answerProfiles(): void {
  const session = new Session();
  session.connect();
  const act = async (begin: boolean): Promise<TimeByStage | null> => {
    if (!begin) return timesOf((await session.post('Profiler.stop')).profile);
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await session.post('Profiler.start');
    return null;
  };
  process.on('message', (asked) => {
    if (asked !== 'profile' && asked !== 'profiled') return;
    void act(asked === 'profile').then((profile) => process.send?.({ profile } satisfies Answer));
  });
}

function timesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): TimeByStage {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  const stages = new Map(nodes.map(({ id }) => [id, stageOf(stackOf(id))]));
  const times: Partial<Record<Stage, number>> = {};
  for (const [index, id] of samples.entries()) {
    const stage = stages.get(id);
    if (stage) times[stage] = (times[stage] ?? 0) + Math.max(0, timeDeltas[index] ?? 0);
  }
  return times;

  function stackOf(leaf: number): readonly Frame[] {
    const stack: Frame[] = [];
    for (let at: number | undefined = leaf; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) stack.push(node.callFrame);
    }
    return stack;
  }
}

function tell(child: ChildProcess, what: 'profile' | 'profiled'): Promise<TimeByStage | null> {
  return new Promise((resolve) => {
    const take = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !('profile' in message)) return;
      child.off('message', take);
      resolve((message as Answer).profile);
    };
    child.on('message', take);
    child.send(what);
  });
}

/** The time of a server by stage while `work` runs. */
export async function profiled(child: ChildProcess, work: () => Promise<unknown>): Promise<TimeByStage> {
  await tell(child, 'profile');
  await work();
  return (await tell(child, 'profiled')) ?? {};
}
