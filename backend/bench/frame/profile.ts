import type { ChildProcess } from 'node:child_process';
import { Session, type Profiler } from 'node:inspector/promises';
import type { TimeByStack } from './flame-graph.ts';
import { stageOf, type Frame, type Stage } from './stages.ts';

const INTERVAL_US = 100;

/** Microseconds of the process by stage. */
export type TimeByStage = Readonly<Partial<Record<Stage, number>>>;

/** Where the time of a process went, without the time that it was idle. */
export interface Profile {
  readonly stages: TimeByStage;
  readonly stacks: TimeByStack;
}

interface Answer {
  readonly profile: Profile | null;
}

/** Runs in the measured process: starts a profile, or ends it and sends its times. */
export function answerProfiles(): void {
  const session = new Session();
  session.connect();
  const act = async (begin: boolean): Promise<Profile | null> => {
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

function timesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Profile {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  const stages = new Map(nodes.map(({ id }) => [id, stageOf(stackOf(id))]));
  const byStage: Partial<Record<Stage, number>> = {};
  const byStack: Record<string, number> = {};
  for (const [index, id] of samples.entries()) {
    const stage = stages.get(id);
    if (!stage) continue;
    const time = Math.max(0, timeDeltas[index] ?? 0);
    const stack = stackOf(id).toReversed().slice(1).map(nameOf).join(';');
    byStage[stage] = (byStage[stage] ?? 0) + time;
    byStack[stack] = (byStack[stack] ?? 0) + time;
  }
  return { stages: byStage, stacks: byStack };

  function stackOf(leaf: number): readonly Frame[] {
    const stack: Frame[] = [];
    for (let at: number | undefined = leaf; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) stack.push(node.callFrame);
    }
    return stack;
  }
}

/** The function and its package or file. */
function nameOf({ functionName, url }: Frame): string {
  const where = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? url.slice(url.lastIndexOf('/') + 1);
  const name = functionName.replaceAll(';', ',') || '(anonymous)';
  return where === '' ? name : `${name} (${where})`;
}

function tell(child: ChildProcess, what: 'profile' | 'profiled'): Promise<Profile | null> {
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

/** The time of a server while `work` runs. */
export async function profiled(child: ChildProcess, work: () => Promise<unknown>): Promise<Profile> {
  await tell(child, 'profile');
  await work();
  return (await tell(child, 'profiled')) ?? { stages: {}, stacks: {} };
}
