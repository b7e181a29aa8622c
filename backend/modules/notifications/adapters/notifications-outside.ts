import type { Platform } from '#platform/platform.ts';
import type { AccountAdministration, ContactPreferences, Contacts } from '#modules/identity/index.ts';
import type { LiveAudience } from '../application/live/live-audience.ts';
import type { Emails, Notifier } from '../application/notifier.ts';
import type { AttachmentSource } from '../application/ports.ts';

/** The dependencies of notifications on the platform and other contexts. */
export interface NotificationsOutside {
  readonly platform: Platform;
  readonly contacts: Contacts;
  readonly contactPreferences: ContactPreferences;
  readonly administration: AccountAdministration;
  readonly attachmentSources: readonly AttachmentSource[];
  readonly liveAudiences: readonly LiveAudience[];
  /** The context's own notifier as other contexts see it: the demo data wraps it. */
  readonly notifier: Notifier;
  /** The context's own emails as other contexts see them: the demo data wraps them. */
  readonly emails: Emails;
}
