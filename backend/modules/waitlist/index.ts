import { contextModule } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { EMAILS } from '#modules/notifications/index.ts';
import { waitlistSignupMapping } from './adapters/persistence/waitlist-signup.mapping.ts';
import { wireWaitlist } from './adapters/wire-waitlist.ts';

export const waitlist = {
  entities: [waitlistSignupMapping],
  containers: [
    contextModule({ wire: wireWaitlist, outside: { platform: PLATFORM, emails: EMAILS }, offers: {} }),
  ],
};
