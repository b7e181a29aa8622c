import { PublicLinks } from '#kernel/links/public-links.ts';
import { AnswerByLink } from '../application/links/answer-by-link.ts';
import { FormAccess } from '../application/form/form-access.ts';
import { LinkDispatch } from '../application/links/link-dispatch.ts';
import { NotifyI9Parties } from '../application/notify-i9-parties.ts';
import type { EligibilityOutside } from './eligibility-outside.ts';
import type { I9Links } from '../application/ports.ts';
import {
  MikroEverifyCaseRepository,
  MikroI9FormRepository,
  MikroI9LinkRepository,
} from './persistence/form/mikro-i9-repositories.ts';
import { SqlI9Copies } from './persistence/copies/sql-i9-copies.ts';
import { SqlI9Entries } from './persistence/form/sql-i9-entries.ts';
import { SqlI9Reader } from './persistence/form/sql-i9-reader.ts';
import { SqlI9Reviews } from './persistence/review/sql-i9-reviews.ts';
import { SqlI9Settings } from './persistence/everify/sql-i9-settings.ts';
import { SqlI9Trail } from './persistence/form/sql-i9-trail.ts';

/** The parts that several subjects of eligibility use. */
export function eligibilityBase({ platform, hiring, ownReferrals: own, notifier }: EligibilityOutside) {
  const { orm, sql, unitOfWork, clock, fieldCipher, linkSecrets } = platform;
  const { publicUrl } = platform.settings;
  const forms = new MikroI9FormRepository(orm);
  const linkRows = new MikroI9LinkRepository(orm);
  const links: I9Links = new PublicLinks(linkSecrets, 'eligibility', { 'eligibility.i9': `${publicUrl}/i9` });
  const trail = new SqlI9Trail(sql);
  const reader = new SqlI9Reader(sql);
  const people = new NotifyI9Parties({ notifier, reader });
  const access = new FormAccess({ hiring, own, forms, linkRows, links, reader });

  return {
    forms,
    entries: new SqlI9Entries(sql, fieldCipher),
    copies: new SqlI9Copies(sql, fieldCipher),
    cases: new MikroEverifyCaseRepository(orm),
    reviews: new SqlI9Reviews(sql),
    settings: new SqlI9Settings(sql),
    linkRows,
    links,
    trail,
    reader,
    people,
    access,
    dispatch: new LinkDispatch({ linkRows, links, people, trail, clock }),
    byLink: new AnswerByLink({ unitOfWork, access, linkRows, links, clock }),
  };
}

export type EligibilityBase = ReturnType<typeof eligibilityBase>;
