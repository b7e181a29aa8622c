import { FeeCalculator } from '#modules/billing/index.ts';
import { AddonOrders } from '../application/addon/addon-orders.ts';
import { DropPreparedVersion } from '../application/changing/drop-prepared-version.ts';
import { EndOffer } from '../application/letter/end-offer.ts';
import { LetterAccess } from '../application/letter/letter-access.ts';
import { LetterDispatch } from '../application/letter/letter-dispatch.ts';
import { ShowOffer } from '../application/letter/show-offer.ts';
import { CodeCheck } from '../application/signing/code-check.ts';
import { SigningLinks } from '../application/signing/signing-links.ts';
import type { OffersOutside } from './offers-outside.ts';
import { MikroOfferLetterRepository } from './persistence/letter/mikro-offer-letter-repository.ts';
import { MikroServiceAddonRepository } from './persistence/addon/mikro-service-addon-repository.ts';
import { SqlOfferRequests } from './persistence/signing/sql-consents-and-requests.ts';
import { SqlLetterRecord } from './persistence/letter/sql-letter-record.ts';
import { SqlLetterVersions } from './persistence/changing/sql-letter-versions.ts';
import { SqlOfferReader } from './persistence/letter/sql-offer-reader.ts';
import { SqlPaperScans } from './persistence/paper/sql-paper-scans.ts';

/** The parts that several subjects of offers use. */
export function offersBase({ platform, notifier, billing, hiring }: OffersOutside) {
  const { orm, sql, events, clock, localDays, linkSecrets } = platform;
  const { publicUrl } = platform.settings;
  const letters = new MikroOfferLetterRepository(orm, sql, events);
  const reader = new SqlOfferReader(sql);
  const record = new SqlLetterRecord(sql);
  const requests = new SqlOfferRequests(sql);
  const scans = new SqlPaperScans(sql, platform.fieldCipher);
  const links = new SigningLinks(linkSecrets, publicUrl);
  const serviceAddons = new MikroServiceAddonRepository(orm, sql, events);
  const addons = new AddonOrders(serviceAddons, (kind) => FeeCalculator.addOnPrice(kind));

  return {
    letters,
    reader,
    record,
    requests,
    scans,
    links,
    serviceAddons,
    addons,
    versions: new SqlLetterVersions(sql),
    access: new LetterAccess(hiring, letters),
    dispatch: new LetterDispatch({
      letters,
      reader,
      record,
      requests,
      scans,
      links,
      billing,
      notifier,
      localDays,
      clock,
    }),
    endOffer: new EndOffer({ hiring, billing, addons, clock }),
    dropPrepared: new DropPreparedVersion(billing, hiring),
    codeCheck: new CodeCheck({ letters, links, clock }),
    showOffer: new ShowOffer({ reader, links, billing, hiring, clock }),
  };
}

export type OffersBase = ReturnType<typeof offersBase>;
