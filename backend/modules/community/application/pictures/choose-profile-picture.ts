import type { ProfilePictures } from '#modules/identity/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ImageId, UserId } from '#kernel/ids.ts';
import { PICTURE_PATH } from '../../contract/vocabulary/markdown.ts';
import type { PictureStore } from './picture-store.ts';

/**
 * Sets or removes someone's profile picture. Identity stores only the address; this context checks that the
 * picture is the person's own upload.
 */
export class ChooseProfilePicture {
  private readonly store: PictureStore;
  private readonly profiles: ProfilePictures;

  constructor(store: PictureStore, profiles: ProfilePictures) {
    this.store = store;
    this.profiles = profiles;
  }

  /** @throws DomainError `community.not_own_picture` (invalid) */
  async run(person: UserId, imageId: ImageId | null): Promise<string | null> {
    const url = imageId === null ? null : await this.urlOf(person, imageId);
    await this.profiles.change(person, url);
    return url;
  }

  private async urlOf(person: UserId, imageId: ImageId): Promise<string> {
    const picture = await this.store.facts(imageId);
    if (picture?.ownerId === person && picture.purpose === 'avatar') return PICTURE_PATH + imageId;
    const message = 'Use only pictures you uploaded here';
    throw new DomainError('community.not_own_picture', 'invalid', message, { path: 'imageId' });
  }
}
