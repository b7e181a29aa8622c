import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Starts the product with these settings, or only stops it if there are none. Stops the running product
 * first.
 */
export interface HostOrder {
  readonly start?: Readonly<Record<string, string>>;
}

export interface HostAnswer {
  readonly failure: string | null;
}

const PROGRAM = path.join(import.meta.dirname, 'host-process.ts');

/**
 * The product in its own process, web and worker as in `npm start`. It can restart repeatedly without
 * reloading its modules, which is the slowest part of a start.
 */
export class ProductHost {
  private child: ChildProcess | undefined;

  async start(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.order({ start: settings });
  }

  async stop(): Promise<void> {
    if (this.child) await this.order({});
  }

  private async order(order: HostOrder): Promise<void> {
    const child = (this.child ??= this.open());
    const answered = new AbortController();
    const { signal } = answered;
    const end = once(child, 'exit', { signal }).then(() => ({ failure: 'Its process has ended.' }));
    const answer = once(child, 'message', { signal }).then(([said]: HostAnswer[]) => said);
    child.send(order);
    const said = await Promise.race([answer, end]);
    for (const unheard of [answer, end]) unheard.catch(() => undefined);
    answered.abort();
    if (said?.failure !== null) throw new Error(`The product does not obey: ${said?.failure}`);
  }

  /** It ends with the process that opened it. */
  private open(): ChildProcess {
    const child = fork(PROGRAM, {
      env: { ...process.env, NODE_ENV: 'development' },
      // Objects of a call are garbage after its answer: with more room, less is collected.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', (code, signal) => {
      this.child = undefined;
      console.error(`The product's process has ended under the tests (${code ?? signal}).`);
    });
    child.unref();
    child.channel?.unref();
    return child;
  }
}
