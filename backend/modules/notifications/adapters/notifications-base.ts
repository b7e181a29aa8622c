import { isIPv6 } from 'node:net';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { callOrigin } from '#platform/http/call-origin.ts';
import { SealedText } from '../application/mail/sealed-text.ts';
import { PersonsHours } from '../application/preferences/persons-hours.ts';
import { UnsubscribeLinks } from '../application/preferences/unsubscribe-links.ts';
import { TextDispatch } from '../application/texts/text-dispatch.ts';
import type { CallOrigin, TextBudget } from '../application/texts/text-budget.ts';
import { UnlimitedTexts } from '../application/texts/unlimited-texts.ts';
import { TrackDeliveries } from '../application/tracking/track-deliveries.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { MikroTextLog } from './persistence/mikro-text-log.ts';
import { SqlDigests } from './persistence/sql-digests.ts';
import { SqlLiveReader } from './persistence/sql-live-reader.ts';
import { SqlPreferenceStore } from './persistence/sql-preference-store.ts';
import { SqlTextBudget } from './persistence/sql-text-budget.ts';
import { SqlTextOptOuts } from './persistence/sql-text-opt-outs.ts';
import { SqlTrackedDeliveries } from './persistence/sql-tracked-deliveries.ts';
import { SqlUndeliverableAddresses } from './persistence/sql-undeliverable-addresses.ts';

/** The parts that several subjects of notifications use. */
export function notificationsBase({ platform, contacts }: NotificationsOutside) {
  const { orm, sql, clock, taskQueue, linkSecrets, settings, phoneZones: zones } = platform;
  const { textsOfDay, publicUrl } = settings;
  const preferences = new SqlPreferenceStore(sql);
  const deliveries = new SqlTrackedDeliveries(sql);
  const texts = new MikroTextLog(orm, sql);
  const budget: TextBudget = textsOfDay === null ? new UnlimitedTexts() : new SqlTextBudget(sql, textsOfDay);

  return {
    zones,
    preferences,
    digests: new SqlDigests(sql),
    hours: new PersonsHours({ contacts, store: preferences, zones }),
    unsubscribeLinks: new UnsubscribeLinks(linkSecrets, publicUrl),
    deliveries,
    tracking: new TrackDeliveries({ deliveries, events: platform.events, clock }),
    addresses: new SqlUndeliverableAddresses(sql),
    sealedText: new SealedText(platform.fieldCipher),
    texts,
    budget,
    optOuts: new SqlTextOptOuts(sql),
    dispatch: new TextDispatch({ texts, taskQueue, budget, origin: originOf(linkSecrets), clock }),
    liveReader: new SqlLiveReader(sql, clock),
  };
}

export type NotificationsBase = ReturnType<typeof notificationsBase>;

/** A key for counting addresses that does not reveal them in the log. */
function originOf(secrets: LinkSecrets): CallOrigin {
  return {
    address: () => {
      const origin = callOrigin.get();
      return origin && secrets.derive(`notifications.address:${networkOf(origin.address)}`);
    },
  };
}

/** An IPv6 household has a /64: the last half does not identify it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').length;
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}
