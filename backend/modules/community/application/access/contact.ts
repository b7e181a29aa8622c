import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Blocks } from '../writing/writing-guard.ts';

const REFUSED = {
  reply: "One of you has blocked the other, so you can't reply to this person",
  like: "One of you has blocked the other, so you can't like what this person wrote",
  accept: "One of you has blocked the other, so you can't accept this person's answer",
  rsvp: "One of you has blocked the other, so you can't RSVP to this person's event",
} as const;

/** Interactions with another person's text or event. Moderation is not one of them. */
export type ContactAct = keyof typeof REFUSED;

/** Everything that people do upon each other's texts and events passes here (rules.md#blocked-people). */
export class Contact {
  private readonly blocks: Blocks;

  constructor(blocks: Blocks) {
    this.blocks = blocks;
  }

  /** @throws DomainError `community.blocked` (403) where one of the two has blocked the other */
  async assertOpen(act: ContactAct, by: UserId, others: readonly UserId[]): Promise<void> {
    for (const other of new Set(others)) {
      if (other === by || !(await this.blocks.standBetween(by, other))) continue;
      throw new DomainError('community.blocked', 'forbidden', REFUSED[act]);
    }
  }

  /** People with whom the reader has a block in either direction. Their content offers no actions. */
  async partedFrom(reader: UserId | null): Promise<ReadonlySet<string>> {
    return new Set(reader === null ? [] : await this.blocks.around(reader));
  }
}
