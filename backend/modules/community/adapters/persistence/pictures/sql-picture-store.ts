import { asId, type BoardId, type EventId, type ImageId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Place } from '#modules/community/application/access/places.ts';
import type {
  NewPicture,
  PictureFile,
  PictureStore,
  PictureUse,
} from '#modules/community/application/pictures/picture-store.ts';
import type { OwnPictures, PictureSize } from '#modules/community/application/writing/own-pictures.ts';
import type { ForumCategory } from '#modules/community/contract/vocabulary/posts.ts';
import type { PicturePurpose, PictureVariant } from '#modules/community/contract/vocabulary/pictures.ts';
import { REMOVE_UNUSED, USES } from './picture-uses.ts';

const ADD: Statement = {
  name: 'picture-add',
  text: `insert into images (id, owner_id, purpose, content_type, width, height, content, small, created_at, checked_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
};
const FACTS: Statement = {
  name: 'picture-facts',
  text: `select owner_id as "ownerId", purpose from images where id = $1`,
};
const FILE: Statement = {
  name: 'picture-file',
  text: `select content_type as "contentType", case when $2 = 'small' then coalesce(small, content) else content end as bytes
    from images where id = $1`,
};
const SIZES: Statement = {
  name: 'picture-own-sizes',
  text: `select id, width, height from images where owner_id = $1 and purpose = 'post' and id = any($2::uuid[])`,
};

interface UseRow {
  readonly boardId: BoardId | null;
  readonly eventId: EventId | null;
  readonly category: ForumCategory | null;
  readonly isWithheld: boolean;
}

export class SqlPictureStore implements PictureStore, OwnPictures {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add({
    id,
    ownerId,
    purpose,
    contentType,
    width,
    height,
    bytes,
    small,
    at,
  }: NewPicture): Promise<void> {
    await this.sql.rows(ADD, [id, ownerId, purpose, contentType, width, height, bytes, small, at]);
  }

  facts(id: ImageId): Promise<{ ownerId: UserId; purpose: PicturePurpose } | null> {
    return this.sql.row<{ ownerId: UserId; purpose: PicturePurpose }>(FACTS, [id]);
  }

  file(id: ImageId, size: PictureVariant): Promise<PictureFile | null> {
    return this.sql.row<PictureFile>(FILE, [id, size]);
  }

  async sizesOf(owner: UserId, ids: readonly ImageId[]): Promise<ReadonlyMap<ImageId, PictureSize>> {
    const rows = await this.sql.rows<PictureSize & { id: string }>(SIZES, [owner, ids]);
    return new Map(rows.map(({ id, width, height }) => [asId(id), { width, height }]));
  }

  async usesOf(id: ImageId): Promise<readonly PictureUse[]> {
    const rows = await this.sql.rows<UseRow>(USES, [id]);
    return rows.map((row) => ({ place: placeOf(row), isWithheld: row.isWithheld }));
  }

  async removeUnused(lookedAtBefore: Date, now: Date): Promise<number> {
    const row = await this.sql.row<{ gone: number }>(REMOVE_UNUSED, [lookedAtBefore, now]);
    return row?.gone ?? 0;
  }
}

function placeOf({ boardId, eventId, category }: UseRow): Place {
  if (boardId) return { kind: 'board', boardId };
  if (eventId) return { kind: 'event', eventId };
  return { kind: 'forum', category: category ?? 'general' };
}
