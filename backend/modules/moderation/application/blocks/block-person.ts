import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BlockedGuests } from '#modules/community/index.ts';
import type { BlockKind } from '../../contract/vocabulary/blocks.ts';
import { userNotFound } from '../errors.ts';
import type { BlockList } from './block-list.ts';

interface BlockPersonNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly list: BlockList;
  readonly guests: BlockedGuests;
  readonly clock: Clock;
}

/** Blocks or mutes a person (rules.md#blocked-people). Idempotent. */
export class BlockPerson {
  private readonly needs: BlockPersonNeeds;

  constructor(needs: BlockPersonNeeds) {
    this.needs = needs;
  }

  /** A block ends what either goes to at the other's. @throws DomainError `moderation.own_block` (422), `identity.user_not_found` (404) */
  async run(userId: UserId, blocked: UserId, kind: BlockKind): Promise<void> {
    if (userId === blocked) {
      throw new DomainError('moderation.own_block', 'rule_broken', "You can't block yourself");
    }
    const { unitOfWork, list, guests, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      if (!(await list.set(userId, blocked, kind, clock.now()))) throw userNotFound();
      if (kind === 'block') await guests.part(userId, blocked);
    });
  }

  /** Idempotent. @throws DomainError `identity.user_not_found` (404) */
  async undo(userId: UserId, blocked: UserId): Promise<void> {
    if (!(await this.needs.list.remove(userId, blocked))) throw userNotFound();
  }
}
