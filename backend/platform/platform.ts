import type { Logger } from 'pino';
import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { FieldCipher } from '#kernel/field-cipher.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { PhoneZones } from '#kernel/phone-zones.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { Uploads } from './http/routing/body/uploads.ts';
import type { DocumentPictures } from './images/document-pictures.ts';
import type { Printing } from './pdf/threads/printing-threads.ts';
import type { DatabaseListener } from './persistence/connection/database-listener.ts';
import type { Orm } from './persistence/orm.ts';
import type { Sql } from './persistence/sql.ts';
import type { Places } from './places/places.ts';
import type { PgBossWatch } from './queue/queue-watch.ts';
import type { Settings } from './settings.ts';

/** The services that every context may use, created once per process by the composition root. */
export interface Platform {
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly orm: Orm;
  readonly sql: Sql;
  readonly unitOfWork: UnitOfWork;
  readonly databaseListener: DatabaseListener;
  readonly events: EventPublisher;
  readonly taskQueue: TaskQueue;
  readonly queueWatch: PgBossWatch;
  readonly callEffects: CallEffects;
  readonly rateLimits: RateLimits;
  readonly linkSecrets: LinkSecrets;
  readonly fieldCipher: FieldCipher;
  readonly places: Places;
  readonly localDays: LocalDays;
  readonly phoneNumbers: PhoneNumbers;
  readonly phoneZones: PhoneZones;
  readonly uploads: Uploads;
  readonly documentPictures: DocumentPictures;
  readonly printing: Printing;
  /** Implemented by the admin context. */
  readonly audit: AuditTrail;
}
