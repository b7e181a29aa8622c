import type { Platform } from '#platform/platform.ts';
import type { Emails } from '#modules/notifications/index.ts';
import { ConfirmSignup } from '../application/confirm-signup.ts';
import { JoinWaitlist } from '../application/join-waitlist.ts';
import { PurgeUnconfirmed } from '../application/purge-unconfirmed.ts';
import { WaitlistLinks } from '../application/waitlist-links.ts';
import { waitlistRoutes } from './http/waitlist.routes.ts';
import { MikroWaitlistRepository } from './persistence/mikro-waitlist-repository.ts';
import { SqlWaitlistPersonalData } from './persistence/sql-waitlist-personal-data.ts';

interface Outside {
  readonly platform: Platform;
  readonly emails: Emails;
}

export function wireWaitlist({ platform, emails }: Outside) {
  const { unitOfWork, clock } = platform;
  const signups = new MikroWaitlistRepository(platform.orm, platform.sql);
  const links = new WaitlistLinks({
    secrets: platform.linkSecrets,
    letters: emails,
    publicUrl: platform.settings.publicUrl,
  });
  const join = new JoinWaitlist({ unitOfWork, signups, links, clock });
  const confirm = new ConfirmSignup({ unitOfWork, signups, links, phones: platform.phoneNumbers, clock });

  return {
    routes: waitlistRoutes(join, confirm),
    dueWork: [new PurgeUnconfirmed({ unitOfWork, signups, clock })],
    personalData: [new SqlWaitlistPersonalData(platform.sql)],
  };
}
