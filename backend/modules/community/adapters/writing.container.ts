import { ContainerModule, type Bind } from 'inversify';
import { ACCOUNT_READER, PROFILE_PICTURES } from '#modules/identity/index.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, PERSONAL_DATA, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ChooseProfilePicture } from '../application/pictures/choose-profile-picture.ts';
import { UploadPicture } from '../application/pictures/upload-picture.ts';
import { OpenPicture } from '../application/pictures/open-picture.ts';
import type { PictureStudio } from '../application/pictures/picture-store.ts';
import { RemoveUnusedPictures } from '../application/pictures/remove-unused-pictures.ts';
import type { Drafts } from '../application/writing/drafts.ts';
import { MentionablePeople } from '../application/writing/mentionable-people.ts';
import { Mentions } from '../application/writing/mentions.ts';
import { RemoveOldDrafts } from '../application/writing/remove-old-drafts.ts';
import { WritingPlaces } from '../application/writing/writing-places.ts';
import { BLOCKS, PLACES_TO_POST, TEXT_RENDERER } from './community.tokens.ts';
import { pictureRoutes } from './http/writing/picture.routes.ts';
import { writingRoutes } from './http/writing/writing.routes.ts';
import { SharpStudio } from './images/sharp-studio.ts';
import { MarkdownTextRenderer } from './markdown/markdown-text-renderer.ts';
import { SqlPictureStore } from './persistence/pictures/sql-picture-store.ts';
import { SqlDrafts } from './persistence/writing/sql-drafts.ts';
import { SqlWritingPeople } from './persistence/writing/sql-writing-people.ts';
import { SqlWritingPersonalData } from './persistence/writing/sql-writing-personal-data.ts';

const MENTIONS = token<Mentions>('community.mentions');
const MENTIONABLE_PEOPLE = token<MentionablePeople>('community.mentionable_people');
const PICTURES = token<SqlPictureStore>('community.pictures');
const STUDIO = token<PictureStudio>('community.picture_studio');
const PEOPLE = token<SqlWritingPeople>('community.writing_people');
const WRITING_PLACES = token<WritingPlaces>('community.writing_places');
const DRAFTS = token<Drafts>('community.drafts');
const UPLOAD_PICTURE = token<UploadPicture>('community.upload_picture');
const OPEN_PICTURE = token<OpenPicture>('community.open_picture');
const CHOOSE_PROFILE_PICTURE = token<ChooseProfilePicture>('community.choose_profile_picture');

/** Turns a person's words and pictures into safe content. */
export const writingContainer = new ContainerModule(({ bind }) => {
  construct(bind, PICTURES, SqlPictureStore, [SQL]);
  construct(bind, PEOPLE, SqlWritingPeople, [SQL, CLOCK]);
  construct(bind, PERSONAL_DATA, SqlWritingPersonalData, [SQL]);
  bindTexts(bind);
  bindPictures(bind);
});

function bindTexts(bind: Bind): void {
  construct(bind, MENTIONS, Mentions, { places: PLACES_TO_POST, people: PEOPLE, blocks: BLOCKS });
  construct(bind, TEXT_RENDERER, MarkdownTextRenderer, {
    pictures: PICTURES,
    mentions: MENTIONS,
    accounts: ACCOUNT_READER,
  });
  construct(bind, MENTIONABLE_PEOPLE, MentionablePeople, [PEOPLE, BLOCKS]);
  construct(bind, WRITING_PLACES, WritingPlaces, [PLACES_TO_POST, PEOPLE]);
  construct(bind, DRAFTS, SqlDrafts, [SQL]);
  construct(bind, DUE_WORK, RemoveOldDrafts, [DRAFTS, CLOCK]);
  provide(
    bind,
    ROUTES,
    (drafts, places, renderer, people, clock) => writingRoutes({ drafts, places, renderer, people, clock }),
    [DRAFTS, WRITING_PLACES, TEXT_RENDERER, MENTIONABLE_PEOPLE, CLOCK],
  );
}

function bindPictures(bind: Bind): void {
  construct(bind, STUDIO, SharpStudio, []);
  construct(bind, UPLOAD_PICTURE, UploadPicture, { studio: STUDIO, store: PICTURES, clock: CLOCK });
  construct(bind, OPEN_PICTURE, OpenPicture, [PICTURES, PLACES_TO_POST]);
  construct(bind, CHOOSE_PROFILE_PICTURE, ChooseProfilePicture, [PICTURES, PROFILE_PICTURES]);
  construct(bind, DUE_WORK, RemoveUnusedPictures, {
    unitOfWork: UNIT_OF_WORK,
    store: PICTURES,
    clock: CLOCK,
  });
  provide(bind, ROUTES, (upload, open, choose) => pictureRoutes({ upload, open, choose }), [
    UPLOAD_PICTURE,
    OPEN_PICTURE,
    CHOOSE_PROFILE_PICTURE,
  ]);
}
