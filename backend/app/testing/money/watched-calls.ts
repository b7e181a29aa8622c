import { plansDuring, type ExecutedPlan } from '#testing/database/executed-plans.ts';
import { HttpClient } from '#testing/fixtures/http-client.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { DUE_WORK, ROUTES } from '#platform/tokens.ts';

const LOGGED = { name: 'test-logged', text: 'select count(*)::integer as lines from audit_log' };
const OF_ADMINS = /^(?:POST|PUT|PATCH|DELETE) \/api\/admin\//;
/** The work after a call, by tasks and consumers. */
const AFTERWARD = 'afterward';

export type WatchedPlan = ExecutedPlan & { readonly call: string };

/**
 * A product's calls: those that succeeded, the code that ran in each of them, and admins' calls without a
 * line in the log.
 */
export class WatchedCalls {
  readonly answered = new Set<string>();
  readonly unlogged = new Set<string>();
  readonly plans: WatchedPlan[] = [];
  private readonly app: TestApplication;
  private readonly routes: readonly { call: string; pattern: RegExp }[];

  constructor(app: TestApplication) {
    this.app = app;
    this.routes = app.application
      .all(ROUTES)
      .flat()
      .map(({ method, path }) => ({
        call: `${method.toUpperCase()} ${path}`,
        pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/:\w+/g, '[^/]+')}$`),
      }));
  }

  /** The same product, watched. */
  get watchedApp(): TestApplication {
    const { app } = this;
    return { ...app, client: () => this.client(), settle: () => this.during(AFTERWARD, () => app.settle()) };
  }

  /**
   * Runs all due work, or that of one name, one after the other. Returns how much each did; the caller
   * handles a failure.
   */
  async dueWork(only?: string): Promise<Readonly<Record<string, number>>> {
    const done: Record<string, number> = {};
    const works = this.app.application.all(DUE_WORK);
    for (const work of works.filter(({ name }) => only === undefined || name === only))
      done[work.name] = await this.during(work.name, () => work.run());
    return done;
  }

  private client(): HttpClient {
    const watched = new HttpClient(this.app.origin);
    const send = watched.send.bind(watched);
    watched.send = async (method, path, body, headers) => {
      const made = `${method} ${path.split('?')[0]}`;
      const call = this.routes.find(({ pattern }) => pattern.test(made))?.call ?? made;
      const before = OF_ADMINS.test(call) ? await this.logged() : 0;
      const answer = await this.during(call, () => send(method, path, body, headers));
      if (answer.status < 300) this.answered.add(call);
      if (answer.status < 300 && OF_ADMINS.test(call) && (await this.logged()) === before)
        this.unlogged.add(call);
      return answer as never;
    };
    return watched;
  }

  private async logged(): Promise<number> {
    return (await this.app.application.sql.row<{ lines: number }>(LOGGED))?.lines ?? 0;
  }

  private async during<Result>(call: string, work: () => Promise<Result>): Promise<Result> {
    const { result, plans: ran } = await plansDuring(work);
    this.plans.push(...ran.map((plan) => ({ ...plan, call })));
    return result;
  }
}
