import { ChooseProfilePicture } from '../application/pictures/choose-profile-picture.ts';
import { OpenPicture } from '../application/pictures/open-picture.ts';
import { RemoveUnusedPictures } from '../application/pictures/remove-unused-pictures.ts';
import { UploadPicture } from '../application/pictures/upload-picture.ts';
import { MentionablePeople } from '../application/writing/mentionable-people.ts';
import { RemoveOldDrafts } from '../application/writing/remove-old-drafts.ts';
import { WritingPlaces } from '../application/writing/writing-places.ts';
import type { CommunityBase } from './community-base.ts';
import type { CommunityOutside } from './community-outside.ts';
import { pictureRoutes } from './http/writing/picture.routes.ts';
import { writingRoutes } from './http/writing/writing.routes.ts';
import { SharpStudio } from './images/sharp-studio.ts';
import { SqlDrafts } from './persistence/writing/sql-drafts.ts';
import { SqlWritingPersonalData } from './persistence/writing/sql-writing-personal-data.ts';

/** Drafts, previews, mentions, and pictures. */
export function wireWriting({ platform, profilePictures, blocks }: CommunityOutside, base: CommunityBase) {
  const { sql, unitOfWork, clock, uploads } = platform;
  const { places, pictures: store, people, renderer } = base;
  const drafts = new SqlDrafts(sql);

  return {
    routes: [
      ...writingRoutes({
        drafts,
        places: new WritingPlaces(places, people),
        renderer,
        people: new MentionablePeople(people, blocks),
        clock,
      }),
      ...pictureRoutes({
        uploads,
        upload: new UploadPicture({ studio: new SharpStudio(), store, clock }),
        open: new OpenPicture(store, places),
        choose: new ChooseProfilePicture(store, profilePictures),
      }),
    ],
    dueWork: [new RemoveOldDrafts(drafts, clock), new RemoveUnusedPictures({ unitOfWork, store, clock })],
    personalData: [new SqlWritingPersonalData(sql)],
  };
}
