import { Contact } from '../application/access/contact.ts';
import { Mentions } from '../application/writing/mentions.ts';
import type { CommunityOutside } from './community-outside.ts';
import { MarkdownTextRenderer } from './markdown/markdown-text-renderer.ts';
import { SqlPlaces } from './persistence/board/sql-places.ts';
import { SqlPictureStore } from './persistence/pictures/sql-picture-store.ts';
import { SqlWritingPeople } from './persistence/writing/sql-writing-people.ts';

/** The parts that several subjects of the community use. */
export function communityBase({ platform, accounts, blocks }: CommunityOutside) {
  const { sql, clock } = platform;
  const places = new SqlPlaces(sql);
  const pictures = new SqlPictureStore(sql);
  const people = new SqlWritingPeople(sql, clock);
  const mentions = new Mentions({ places, people, blocks });

  return {
    places,
    pictures,
    people,
    contact: new Contact(blocks),
    renderer: new MarkdownTextRenderer({ pictures, mentions, accounts }),
  };
}

export type CommunityBase = ReturnType<typeof communityBase>;
