import { token } from '#platform/container/token.ts';
import type { Community } from '../application/community-facade.ts';
import type { EventAttendance } from '../application/event/event-attendance.ts';
import type { BlockedGuests } from '../application/event/remove-blocked-guests.ts';
import type { ModeratedContent } from '../application/moderation/moderated-content.ts';
import type { Blocks, WritingGuard } from '../application/writing/writing-guard.ts';

export const COMMUNITY = token<Community>('community.facade');
export const EVENT_ATTENDANCE = token<EventAttendance>('community.event-attendance');
export const BLOCKED_GUESTS = token<BlockedGuests>('community.blocked-guests');
/** One for each kind of content. */
export const MODERATED_CONTENT = token<readonly ModeratedContent[]>('community.moderated_content');

/** Filled by moderation. */
export const WRITING_GUARD = token<WritingGuard>('community.writing_guard');
export const BLOCKS = token<Blocks>('community.blocks');
