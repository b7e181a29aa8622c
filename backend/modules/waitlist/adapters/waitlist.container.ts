import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
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
  provide(bind, SIGNUPS, (orm, sql) => new MikroWaitlistRepository(orm, sql), [ORM, SQL]);
  provide(
    bind,
    LINKS,
    (secrets, letters, settings) => new WaitlistLinks(secrets, letters, settings.publicUrl),
    [LINK_SECRETS, EMAILS, SETTINGS],
  );
  provide(bind, JOIN, (work, signups, links, clock) => new JoinWaitlist(work, signups, links, clock), [
    UNIT_OF_WORK,
    SIGNUPS,
    LINKS,
    CLOCK,
  ]);
  provide(
    bind,
    CONFIRM,
    (work, signups, links, clock) => new ConfirmSignup(work, signups, links, { parse: parsePhone }, clock),
    [UNIT_OF_WORK, SIGNUPS, LINKS, CLOCK],
  );
  provide(bind, DUE_WORK, (work, signups, clock) => new PurgeUnconfirmed(work, signups, clock), [
    UNIT_OF_WORK,
    SIGNUPS,
    CLOCK,
  ]);
  provide(bind, PERSONAL_DATA, (sql) => new SqlWaitlistPersonalData(sql), [SQL]);
  provide(bind, ROUTES, waitlistRoutes, [JOIN, CONFIRM]);
});
