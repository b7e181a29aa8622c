import type { AccountReader, Person } from '#modules/identity/index.ts';
import { asId, newId, type ImageId, type UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { MarkdownTextRenderer } from '#modules/community/adapters/markdown/markdown-text-renderer.ts';
import type { Place } from '#modules/community/application/access/places.ts';
import { Mentions } from '#modules/community/application/writing/mentions.ts';
import type { RenderedText } from '#modules/community/application/writing/text-renderer.ts';
import { NO_RIGHTS, rightsInTheOpen } from '#modules/community/domain/access/place-rights.ts';

const FORUM: Place = { kind: 'forum', category: 'general' };

/** A renderer among people and pictures that a test names. */
export class WritingFixture {
  readonly author = newId<'user'>();
  private readonly people = new Map<UserId, Person>();
  private readonly shutOut = new Set<UserId>();
  private readonly blocked = new Set<UserId>();
  private readonly pictures = new Map<ImageId, UserId>();
  private readonly renderer: MarkdownTextRenderer;

  constructor(language: Language = 'en') {
    this.addPerson('Ana Author', this.author, language);
    const accounts = { person: async (id: UserId) => this.people.get(id) ?? null } as AccountReader;
    const mentions = new Mentions({
      people: { names: async (ids) => this.namesOf(ids), startingWith: async () => [] },
      places: {
        rightsIn: async (_place, id) =>
          id && this.shutOut.has(id) ? NO_RIGHTS : rightsInTheOpen(id !== null),
      },
      blocks: {
        standBetween: async (one, other) => this.blocked.has(one) || this.blocked.has(other),
        around: async () => [...this.blocked],
        isSilenced: async () => false,
      },
    });
    const pictures = {
      sizesOf: async (owner: UserId, ids: readonly ImageId[]) =>
        new Map(
          ids
            .filter((id) => this.pictures.get(id) === owner)
            .map((id) => [id, { width: 640, height: 480 }] as const),
        ),
    };
    this.renderer = new MarkdownTextRenderer({ accounts, mentions, pictures });
  }

  private namesOf(ids: readonly UserId[]): ReadonlyMap<UserId, string> {
    const found = ids.flatMap((id) => this.people.get(id) ?? []);
    return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }

  addPerson(name: string, id: UserId = newId(), language: Language = 'en'): UserId {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${id}@example.com`;
    this.people.set(id, {
      id,
      firstName,
      lastName,
      email,
      phone: null,
      userType: 'worker',
      language,
      latinName: null,
      companyName: null,
    });
    return id;
  }

  shutOutOfThePlace(id: UserId): void {
    this.shutOut.add(id);
  }

  block(id: UserId): void {
    this.blocked.add(id);
  }

  addPicture(owner: UserId = this.author): ImageId {
    const id = newId<'image'>();
    this.pictures.set(id, owner);
    return id;
  }

  render(text: string): Promise<RenderedText> {
    return this.renderer.render(text, { author: this.author, place: FORUM });
  }

  async html(text: string): Promise<string> {
    return (await this.render(text)).html;
  }
}

export const unknownPerson = (): UserId => asId('00000000-0000-7000-8000-000000000000');
