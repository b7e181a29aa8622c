import { contextModule } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { BLOCKED_GUESTS, BLOCKS, MODERATED_CONTENT, WRITING_GUARD } from '#modules/community/index.ts';
import { RATING_MODERATION } from '#modules/hiring/index.ts';
import { ACCOUNT_ADMINISTRATION, ACCOUNT_READER, CONTACTS, SUSPENSIONS } from '#modules/identity/index.ts';
import { JOB_MODERATION } from '#modules/jobs/index.ts';
import { EMAILS, NOTIFIER, PERSONS_HOURS } from '#modules/notifications/index.ts';
import { CONTENT_REPORTS } from './adapters/moderation.tokens.ts';
import { wireModeration } from './adapters/wire-moderation.ts';

export { CONTENT_REPORTS } from './adapters/moderation.tokens.ts';
export type { ContentReports } from './application/content-reports.ts';

export const moderation = {
  entities: [],
  containers: [
    contextModule({
      wire: wireModeration,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        administration: ACCOUNT_ADMINISTRATION,
        contacts: CONTACTS,
        notifier: NOTIFIER,
        emails: EMAILS,
        hours: PERSONS_HOURS,
        jobs: JOB_MODERATION,
        ratings: RATING_MODERATION,
        content: MODERATED_CONTENT,
        guests: BLOCKED_GUESTS,
      },
      offers: {
        contentReports: CONTENT_REPORTS,
        suspensions: SUSPENSIONS,
        blocks: BLOCKS,
        writingGuard: WRITING_GUARD,
      },
    }),
  ],
};
