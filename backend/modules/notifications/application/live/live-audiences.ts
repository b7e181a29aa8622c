import type { UserId } from '#kernel/ids.ts';
import type { WatchedThing } from '../../contract/live-event.ts';
import type { LiveAudience } from './live-audience.ts';

export interface LookAt {
  readonly userId: UserId;
  readonly thing: WatchedThing;
}

/** Read permissions for all subjects. */
export class LiveAudiences {
  private readonly audiences: readonly LiveAudience[];

  constructor(audiences: readonly LiveAudience[]) {
    this.audiences = audiences;
  }

  /** The allowed views; each subject gets one query for all of its things. */
  async allowed<Look extends LookAt>(looks: readonly Look[]): Promise<ReadonlySet<Look>> {
    const allowed = new Set<Look>();
    for (const audience of this.audiences) {
      const own = looks.filter(({ thing }) => thing.subject === audience.subject);
      if (own.length === 0) continue;
      const answers = await audience.mayRead(own.map(({ userId, thing }) => ({ userId, id: thing.id })));
      for (const [at, look] of own.entries()) if (answers[at]) allowed.add(look);
    }
    return allowed;
  }
}
