import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { PICTURE_PATH } from '../../contract/vocabulary/markdown.ts';
import type { PicturePurpose } from '../../contract/vocabulary/pictures.ts';
import type { Picture } from '../../contract/writing/pictures.ts';
import type { PictureStore, PictureStudio } from './picture-store.ts';

interface UploadPictureNeeds {
  readonly studio: PictureStudio;
  readonly store: PictureStore;
  readonly clock: Clock;
}

/** Re-encodes an upload and stores the result (rules.md#pictures). */
export class UploadPicture {
  private readonly needs: UploadPictureNeeds;

  constructor(needs: UploadPictureNeeds) {
    this.needs = needs;
  }

  /** Null for bytes that are no picture. @throws DomainError as `PictureStudio.redraw` */
  async run(ownerId: UserId, purpose: PicturePurpose, uploaded: Uint8Array): Promise<Picture | null> {
    if ((await this.needs.studio.typeOf(uploaded)) === null) return null;
    const drawn = await this.needs.studio.redraw(uploaded, purpose);
    const id = newId<'image'>();
    await this.needs.store.add({ id, ownerId, purpose, ...drawn, at: this.needs.clock.now() });
    return { id, url: PICTURE_PATH + id, width: drawn.width, height: drawn.height };
  }
}
