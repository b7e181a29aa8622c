import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Fields } from '#kernel/aggregate.ts';
import type { BoardRecord } from '#modules/community/domain/board/board-record.ts';
import { Board } from '#modules/community/domain/board/board.ts';

export const boardMapping = defineEntity({
  class: Board,
  tableName: 'industry_boards',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text(),
    industry: p.text(),
    location: p.text().nullable(),
    isPrivate: p.boolean(),
    memberCount: p.integer(),
    postCount: p.integer(),
    archivedAt: p.datetime().nullable(),
    isHidden: p.boolean(),
    hiddenBy: p.uuid().nullable(),
    hiddenAt: p.datetime().nullable(),
    hiddenReason: p.text().nullable(),
    version: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  } satisfies Record<keyof Fields<BoardRecord>, unknown>,
});
