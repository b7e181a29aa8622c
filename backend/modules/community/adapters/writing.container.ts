import { ContainerModule } from 'inversify';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { construct } from '#platform/container/token.ts';
import { SQL } from '#platform/tokens.ts';
import { Mentions } from '../application/writing/mentions.ts';
import { BLOCKS, MENTIONS, OWN_PICTURES, PLACES_TO_POST, TEXT_RENDERER } from './community.tokens.ts';
import { MarkdownTextRenderer } from './markdown/markdown-text-renderer.ts';
import { SqlOwnPictures } from './persistence/writing/sql-own-pictures.ts';

/** What turns someone's words into a text that others read. */
export const writingContainer = new ContainerModule(({ bind }) => {
  construct(bind, OWN_PICTURES, SqlOwnPictures, [SQL]);
  construct(bind, MENTIONS, Mentions, {
    places: PLACES_TO_POST,
    accounts: ACCOUNT_READER,
    blocks: BLOCKS,
  });
  construct(bind, TEXT_RENDERER, MarkdownTextRenderer, {
    pictures: OWN_PICTURES,
    mentions: MENTIONS,
    accounts: ACCOUNT_READER,
  });
});
