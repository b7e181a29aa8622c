import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';

export interface PersonalCopy {
  readonly exportedAt: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** A person's copy of all stored data about them: each context adds its part. */
export class ExportPersonalData {
  private readonly contexts: readonly PersonalData[];
  private readonly clock: Clock;

  constructor(contexts: readonly PersonalData[], clock: Clock) {
    this.contexts = contexts;
    this.clock = clock;
  }

  async run(userId: UserId): Promise<PersonalCopy> {
    const parts: Record<string, unknown> = {};
    for (const context of this.contexts) parts[context.name] = await context.collect(userId);
    return { exportedAt: this.clock.now().toISOString(), parts };
  }
}
