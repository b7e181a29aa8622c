import { list, token } from '#platform/container/token.ts';
import type { Contact } from '../application/access/contact.ts';
import type { Places } from '../application/access/places.ts';
import type { Community } from '../application/community-facade.ts';
import type { ModeratedContent } from '../application/moderation/moderated-content.ts';
import type { TextRenderer } from '../application/writing/text-renderer.ts';
import type { Blocks, WritingGuard } from '../application/writing/writing-guard.ts';

export const COMMUNITY = token<Community>('community.facade');

export const PLACES_TO_POST = token<Places>('community.places');
export const CONTACT = token<Contact>('community.contact');
export const TEXT_RENDERER = token<TextRenderer>('community.text_renderer');

/** Filled by moderation. */
export const WRITING_GUARD = token<WritingGuard>('community.writing_guard');
export const BLOCKS = token<Blocks>('community.blocks');

/** One for each kind of content. */
export const MODERATED_CONTENT = list<ModeratedContent>('community.moderated_content');
