import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { BlockKind } from '../../contract/vocabulary/blocks.ts';
import { userNotFound } from '../errors.ts';
import type { BlockList } from './block-list.ts';

/** Someone does not want to hear of someone (rules.md#blocked-people). Repeating it changes nothing. */
export class BlockPerson {
  private readonly list: BlockList;
  private readonly clock: Clock;

  constructor(list: BlockList, clock: Clock) {
    this.list = list;
    this.clock = clock;
  }

  /** @throws DomainError `moderation.own_block` (422), `identity.user_not_found` (404) */
  async run(userId: UserId, blocked: UserId, kind: BlockKind): Promise<void> {
    if (userId === blocked) {
      throw new DomainError('moderation.own_block', 'rule_broken', "You can't block yourself");
    }
    if (!(await this.list.set(userId, blocked, kind, this.clock.now()))) throw userNotFound();
  }

  /** The same where nobody was blocked. @throws DomainError `identity.user_not_found` (404) */
  async undo(userId: UserId, blocked: UserId): Promise<void> {
    if (!(await this.list.remove(userId, blocked))) throw userNotFound();
  }
}
