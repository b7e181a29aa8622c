import { DomainError } from '#kernel/domain-error.ts';
import { asId, type PostId, type UserId } from '#kernel/ids.ts';
import type { Place, Places } from '../access/places.ts';

export interface PostPlaces {
  /** Null if the post does not exist or can no longer be read. */
  placeOf(id: PostId): Promise<Place | null>;
}

/** Resolves the client's name of a place; only for places that the person may read. */
export class WritingPlaces {
  private readonly places: Places;
  private readonly posts: PostPlaces;

  constructor(places: Places, posts: PostPlaces) {
    this.places = places;
    this.posts = posts;
  }

  /** @throws DomainError `community.place_not_found`, also where they may not read */
  async open(name: string, reader: UserId): Promise<Place> {
    const place = await this.named(name);
    const rights = place && (await this.places.rightsIn(place, reader));
    if (place && rights?.mayRead) return place;
    throw new DomainError('community.place_not_found', 'not_found', "We can't find this place");
  }

  private async named(name: string): Promise<Place | null> {
    const [kind, id = ''] = name.split(':');
    if (kind === 'board') return { kind, boardId: asId(id) };
    if (kind === 'event') return { kind, eventId: asId(id) };
    if (kind === 'post') return this.posts.placeOf(asId(id));
    return { kind: 'forum', category: 'general' };
  }
}
