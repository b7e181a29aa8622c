import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  LINK_SECRETS,
  ORM,
  PERSONAL_DATA,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
  PHONE_NUMBERS,
} from '#platform/tokens.ts';
import { EMAILS } from '#modules/notifications/index.ts';
import { ConfirmSignup } from '../application/confirm-signup.ts';
import { JoinWaitlist } from '../application/join-waitlist.ts';
import type { WaitlistRepository } from '../application/ports.ts';
import { PurgeUnconfirmed } from '../application/purge-unconfirmed.ts';
import { WaitlistLinks } from '../application/waitlist-links.ts';
import { waitlistRoutes } from './http/waitlist.routes.ts';
import { MikroWaitlistRepository } from './persistence/mikro-waitlist-repository.ts';
import { SqlWaitlistPersonalData } from './persistence/sql-waitlist-personal-data.ts';

const SIGNUPS = token<WaitlistRepository>('waitlist.signups');
const LINKS = token<WaitlistLinks>('waitlist.links');
const JOIN = token<JoinWaitlist>('waitlist.join');
const CONFIRM = token<ConfirmSignup>('waitlist.confirm');

export const waitlistContainer = new ContainerModule(({ bind }) => {
  construct(bind, SIGNUPS, MikroWaitlistRepository, [ORM, SQL]);
  provide(
    bind,
    LINKS,
    (secrets, letters, settings) => new WaitlistLinks({ secrets, letters, publicUrl: settings.publicUrl }),
    [LINK_SECRETS, EMAILS, SETTINGS],
  );
  construct(bind, JOIN, JoinWaitlist, {
    unitOfWork: UNIT_OF_WORK,
    signups: SIGNUPS,
    links: LINKS,
    clock: CLOCK,
  });
  construct(bind, CONFIRM, ConfirmSignup, {
    unitOfWork: UNIT_OF_WORK,
    signups: SIGNUPS,
    links: LINKS,
    phones: PHONE_NUMBERS,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, PurgeUnconfirmed, { unitOfWork: UNIT_OF_WORK, signups: SIGNUPS, clock: CLOCK });
  construct(bind, PERSONAL_DATA, SqlWaitlistPersonalData, [SQL]);
  provide(bind, ROUTES, waitlistRoutes, [JOIN, CONFIRM]);
});
