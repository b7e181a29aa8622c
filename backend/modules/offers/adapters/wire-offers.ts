import { OfferTemplates } from '../application/template/offer-templates.ts';
import { PurgeTemplates } from '../application/template/purge-templates.ts';
import { offerTemplateRoutes } from './http/template/offer-templates.routes.ts';
import { offersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import { SqlOfferTemplates } from './persistence/template/sql-offer-templates.ts';
import { SqlOffersPersonalData } from './persistence/sql-offers-personal-data.ts';
import { wireAddon } from './wire-addon.ts';
import { wireChanging } from './wire-changing.ts';
import { wireBulk } from './wire-bulk.ts';
import { wireDocuments } from './wire-documents.ts';
import { wireLetter } from './wire-letter.ts';
import { wireOpenLetters } from './wire-open-letters.ts';
import { wirePaper } from './wire-paper.ts';
import { wireSigning } from './wire-signing.ts';

export function wireOffers(outside: OffersOutside) {
  const { platform, accounts, ownReferrals } = outside;
  const { sql, unitOfWork, clock } = platform;
  const base = offersBase(outside);
  const store = new SqlOfferTemplates(sql);
  const templates = new OfferTemplates({ unitOfWork, store, accounts, clock });
  const letters = wireLetter(outside, base, templates);
  const addons = wireAddon(outside, base);
  const amending = wireChanging(outside, base);
  const openLetters = wireOpenLetters(outside, base);
  const bulkOffers = wireBulk(outside, base, templates);
  const documents = wireDocuments(outside, base);
  const paper = wirePaper(outside, base);
  const signing = wireSigning(outside, base, documents);

  return {
    offers: letters.facade,
    signingLinks: base.links,
    addonDelivery: addons.delivery,
    attachmentSource: documents.attachmentSource,
    routes: [
      ...letters.routes,
      ...addons.routes,
      ...amending.routes,
      ...openLetters.routes,
      ...bulkOffers.routes,
      ...paper.routes,
      ...signing.routes,
      ...offerTemplateRoutes(templates),
    ],
    consumers: [
      ...letters.consumers,
      ...addons.consumers,
      ...amending.consumers,
      ...bulkOffers.consumers,
      ...documents.consumers,
    ],
    dueWork: [
      ...letters.dueWork,
      ...addons.dueWork,
      ...openLetters.dueWork,
      ...documents.dueWork,
      new PurgeTemplates(store, clock),
    ],
    personalData: [new SqlOffersPersonalData(sql, ownReferrals)],
    sealedFields: paper.sealedFields,
  };
}
