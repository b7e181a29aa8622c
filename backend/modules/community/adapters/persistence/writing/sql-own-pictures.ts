import type { ImageId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnPictures, PictureSize } from '#modules/community/application/writing/own-pictures.ts';

const SIZES: Statement = {
  name: 'community-own-picture-sizes',
  text: `select id, width, height from images where owner_id = $1 and purpose = 'post' and id = any($2::uuid[])`,
};

export class SqlOwnPictures implements OwnPictures {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async sizesOf(owner: UserId, ids: readonly ImageId[]): Promise<ReadonlyMap<ImageId, PictureSize>> {
    const rows = await this.sql.rows<PictureSize & { id: ImageId }>(SIZES, [owner, ids]);
    return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
  }
}
