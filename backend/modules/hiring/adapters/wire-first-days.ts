import { FirstDays } from '../application/first-day/first-days.ts';
import { NotifyFirstDay } from '../application/first-day/notify-first-day.ts';
import { OpenFirstDay } from '../application/first-day/open-first-day.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { firstDayRoutes } from './http/first-day/first-day.routes.ts';
import { SqlFirstDays } from './persistence/first-day/sql-first-days.ts';

/** The first day of a hired worker. */
export function wireFirstDays(outside: HiringOutside, base: HiringBase) {
  const { platform, offers, jobs, emails, notifier } = outside;
  const { sql, unitOfWork, clock, linkSecrets: secrets, localDays, phoneNumbers: phones } = platform;
  const { publicUrl } = platform.settings;
  const { writer, own, languages } = base;

  const store = new SqlFirstDays(sql);
  const firstDays = new FirstDays({ store, offers, jobs, secrets, phones, localDays, clock, publicUrl });
  const open = new OpenFirstDay({ unitOfWork, writer, store, firstDays, languages });

  return {
    firstDays,
    notify: new NotifyFirstDay({ writer, firstDays, store, own, languages, emails, notifier, clock }),
    routes: firstDayRoutes(open, publicUrl),
  };
}
