import type { ChildProcess } from 'node:child_process';

export interface ProcessFigures {
  /** Bytes of JavaScript and of its buffers, after a garbage collection. */
  readonly held: number;
  readonly resident: number;
  readonly cpuMs: number;
}

interface Answer {
  readonly figures: ProcessFigures;
}

/** Runs in the measured process. */
export function answerFigures(): void {
  process.on('message', (asked) => {
    if (asked === 'figures') process.send?.({ figures: figures() } satisfies Answer);
  });
}

function figures(): ProcessFigures {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss, cpuMs: (user + system) / 1000 };
}

export function askFigures(child: ChildProcess): Promise<ProcessFigures> {
  return new Promise((resolve) => {
    const take = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !('figures' in message)) return;
      child.off('message', take);
      resolve((message as Answer).figures);
    };
    child.on('message', take);
    child.send('figures');
  });
}
