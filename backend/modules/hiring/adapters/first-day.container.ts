import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  EVENT_CONSUMERS,
  LINK_SECRETS,
  LOCAL_DAYS,
  PHONE_NUMBERS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { JOBS } from '#modules/jobs/index.ts';
import { EMAILS, NOTIFIER } from '#modules/notifications/index.ts';
import type { FirstDayStore } from '../application/first-day/first-day-store.ts';
import { FirstDays } from '../application/first-day/first-days.ts';
import { OpenFirstDay } from '../application/first-day/open-first-day.ts';
import { NotifyFirstDay } from '../application/first-day/notify-first-day.ts';
import { FIRST_DAYS, OFFERS, REFERRAL_WRITER, WORKER_LANGUAGES } from './hiring.tokens.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { firstDayRoutes } from './http/first-day/first-day.routes.ts';
import { SqlFirstDays } from './persistence/first-day/sql-first-days.ts';
import { takeBackFirstDayConsumer } from './queue/take-back-first-day-consumer.ts';
import { notifyFirstDayConsumer } from './queue/notify-first-day-consumer.ts';

const STORE = token<FirstDayStore>('hiring.first-day-store');
const OPEN = token<OpenFirstDay>('hiring.open-first-day');
const TELL = token<NotifyFirstDay>('hiring.notify-first-day');

export const firstDayContainer = new ContainerModule(({ bind }) => {
  construct(bind, STORE, SqlFirstDays, [SQL]);
  provide(
    bind,
    FIRST_DAYS,
    (store, offers, jobs, secrets, phones, localDays, clock, { publicUrl }) =>
      new FirstDays({ store, offers, jobs, secrets, phones, localDays, clock, publicUrl }),
    [STORE, OFFERS, JOBS, LINK_SECRETS, PHONE_NUMBERS, LOCAL_DAYS, CLOCK, SETTINGS],
  );
  construct(bind, OPEN, OpenFirstDay, {
    unitOfWork: UNIT_OF_WORK,
    writer: REFERRAL_WRITER,
    store: STORE,
    firstDays: FIRST_DAYS,
    languages: WORKER_LANGUAGES,
  });
  construct(bind, TELL, NotifyFirstDay, {
    writer: REFERRAL_WRITER,
    firstDays: FIRST_DAYS,
    store: STORE,
    own: OWN_REFERRALS,
    languages: WORKER_LANGUAGES,
    emails: EMAILS,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, notifyFirstDayConsumer, [TELL]);
  provide(bind, EVENT_CONSUMERS, takeBackFirstDayConsumer, [TELL]);
  provide(bind, ROUTES, (opening, { publicUrl }) => firstDayRoutes(opening, publicUrl), [OPEN, SETTINGS]);
});
