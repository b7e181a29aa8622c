import type { UserId } from '#kernel/ids.ts';
import type { Blocks } from '#modules/community/index.ts';
import type { BlockList } from './block-list.ts';

/** Gives the community its view of blocks (rules.md#blocked-people). */
export class PersonBlocks implements Blocks {
  private readonly list: BlockList;

  constructor(list: BlockList) {
    this.list = list;
  }

  async standBetween(one: UserId, other: UserId): Promise<boolean> {
    return (await this.list.between(one, other)).some(({ kind }) => kind === 'block');
  }

  around(person: UserId): Promise<readonly UserId[]> {
    return this.list.around(person);
  }

  async isSilenced(speaker: UserId, listener: UserId): Promise<boolean> {
    const between = await this.list.between(speaker, listener);
    return between.some(({ by, kind }) => kind === 'block' || by === listener);
  }
}
