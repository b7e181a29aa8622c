import type { Platform } from '#platform/platform.ts';
import type { BlockedGuests, ModeratedContent } from '#modules/community/index.ts';
import type { RatingModeration } from '#modules/hiring/index.ts';
import type { AccountAdministration, AccountReader, Contacts } from '#modules/identity/index.ts';
import type { JobModeration } from '#modules/jobs/index.ts';
import type { Emails, Notifier, PersonsHours } from '#modules/notifications/index.ts';

/** The dependencies of moderation on the platform and other contexts. */
export interface ModerationOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly administration: AccountAdministration;
  readonly contacts: Contacts;
  readonly notifier: Notifier;
  readonly emails: Emails;
  readonly hours: PersonsHours;
  readonly jobs: JobModeration;
  readonly ratings: RatingModeration;
  /** The community's own kinds of content. */
  readonly content: readonly ModeratedContent[];
  readonly guests: BlockedGuests;
}
