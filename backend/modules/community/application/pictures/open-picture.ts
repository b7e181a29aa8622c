import { DomainError } from '#kernel/domain-error.ts';
import type { ImageId, UserId } from '#kernel/ids.ts';
import type { PictureVariant } from '../../contract/vocabulary/pictures.ts';
import type { Places } from '../access/places.ts';
import type { PictureFile, PictureStore, PictureUse } from './picture-store.ts';

export interface PictureReader {
  readonly id: UserId;
  /** Whether the reader is an admin, who also sees hidden pictures. */
  readonly isAdmin: boolean;
}

export interface OpenedPicture extends PictureFile {
  /** Everyone may see it. */
  readonly isPublic: boolean;
}

/** Shows a picture to who may read a text that shows it, and to its owner (rules.md#pictures). */
export class OpenPicture {
  private readonly store: PictureStore;
  private readonly places: Places;

  constructor(store: PictureStore, places: Places) {
    this.store = store;
    this.places = places;
  }

  /** @throws DomainError `community.picture_not_found`, also for who may not see it */
  async run(id: ImageId, size: PictureVariant, reader: PictureReader | null): Promise<OpenedPicture> {
    const isPublic = await this.audienceOf(id, reader);
    const file = isPublic === null ? null : await this.store.file(id, size);
    if (!file || isPublic === null) {
      throw new DomainError('community.picture_not_found', 'not_found', 'Picture not found');
    }
    return { ...file, isPublic };
  }

  /** True: for everyone. False: for this reader. Null: not for them. */
  private async audienceOf(id: ImageId, reader: PictureReader | null): Promise<boolean | null> {
    const facts = await this.store.facts(id);
    if (!facts) return null;
    if (facts.purpose === 'avatar') return true;
    const uses = await this.store.usesOf(id);
    if (await this.isReadable(uses, null)) return true;
    if (!reader) return null;
    if (facts.ownerId === reader.id || (reader.isAdmin && uses.length > 0)) return false;
    return (await this.isReadable(uses, reader.id)) ? false : null;
  }

  private async isReadable(uses: readonly PictureUse[], person: UserId | null): Promise<boolean> {
    for (const { place, isWithheld } of uses) {
      const rights = await this.places.rightsIn(place, person);
      if (rights?.mayRead && (!isWithheld || rights.mayModerate)) return true;
    }
    return false;
  }
}
