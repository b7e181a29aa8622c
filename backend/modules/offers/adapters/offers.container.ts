import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  LINK_SECRETS,
  LOCAL_DAYS,
  ORM,
  PRINTING,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { BILLING } from '#modules/billing/index.ts';
import { HIRING, OFFERS, REFERRAL_PRESENTER } from '#modules/hiring/index.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { CreateOffer } from '../application/letter/create-offer.ts';
import { ExpireOffers } from '../application/letter/expire-offers.ts';
import { LetterAccess } from '../application/letter/letter-access.ts';
import { OffersFacade } from '../application/letter/offers-facade.ts';
import { LetterDispatch } from '../application/letter/letter-dispatch.ts';
import { EndOffer } from '../application/letter/end-offer.ts';
import { QuoteOffer } from '../application/letter/quote-offer.ts';
import { SendOffer } from '../application/letter/send-offer.ts';
import { ShowOffer } from '../application/letter/show-offer.ts';
import { NotifyOfferParties } from '../application/notify-offer-parties.ts';
import { WithdrawOffer } from '../application/letter/withdraw-offer.ts';
import { catalogRoutes } from './http/catalog.routes.ts';
import { offerRoutes } from './http/offers.routes.ts';
import { DerivedSigningLinks } from './links/derived-signing-links.ts';
import type { LetterDrawing } from './pdf/letter-drawing.ts';
import { PdfLetterPrinter } from './pdf/pdf-letter-printer.ts';
import { MikroOfferLetterRepository } from './persistence/mikro-offer-letter-repository.ts';
import { SqlOfferReader } from './persistence/sql-offer-reader.ts';
import { SqlServerCertificates } from './persistence/sql-server-certificates.ts';
import { SqlLetterRecord } from './persistence/sql-letter-record.ts';
import { SqlSignedDocuments } from './persistence/sql-signed-documents.ts';
import { notifyOfferPartiesConsumer, tellOfAddendumConsumer } from './queue/offer-consumers.ts';
import {
  ACCESS,
  ADDON_ORDERS,
  DISPATCH,
  DOCUMENTS,
  END_OFFER,
  LETTER_RECORD,
  LINKS,
  OFFER_LETTERS,
  OFFER_REQUESTS,
  PRINTER,
  READER,
  SCANS,
  SHOW_OFFER,
  TEMPLATES,
  TIMESTAMPS,
} from './offers.tokens.ts';
import { ServerCertificate } from './signature/server-certificate.ts';
import { termReaders } from './term-readers.ts';

type Bind = ContainerModuleLoadOptions['bind'];

const CREATE_OFFER = token<CreateOffer>('offers.create-offer');
const QUOTE_OFFER = token<QuoteOffer>('offers.quote-offer');
const SEND_OFFER = token<SendOffer>('offers.send-offer');
const WITHDRAW_OFFER = token<WithdrawOffer>('offers.withdraw-offer');
const NOTIFY_OFFER_PARTIES = token<NotifyOfferParties>('offers.notify-offer-parties');

function bindAdapters(bind: Bind): void {
  construct(bind, OFFER_LETTERS, MikroOfferLetterRepository, [ORM, SQL, EVENT_PUBLISHER]);
  construct(bind, READER, SqlOfferReader, [SQL]);
  construct(bind, DOCUMENTS, SqlSignedDocuments, [SQL]);
  construct(bind, LETTER_RECORD, SqlLetterRecord, [SQL]);
  provide(
    bind,
    LINKS,
    (secrets, settings) => {
      const older = settings.sessionKeys.slice(1).map((key) => new HmacLinkSecrets([key]));
      return new DerivedSigningLinks(secrets, older, settings.publicUrl);
    },
    [LINK_SECRETS, SETTINGS],
  );
  provide(
    bind,
    PRINTER,
    (sql, settings, timestamps, clock, printing) => {
      const kept = new SqlServerCertificates(sql);
      const certificates = new ServerCertificate(kept, settings.sessionKeys, clock);
      const module = new URL('./pdf/letter-drawing.ts', import.meta.url);
      const method = printing.of<LetterDrawing>(module, 'LetterDrawing');
      const drawing = { draw: method('draw'), drawSigned: method('drawSigned') };
      return new PdfLetterPrinter(certificates, timestamps, settings.publicUrl, drawing);
    },
    [SQL, SETTINGS, TIMESTAMPS, CLOCK, PRINTING],
  );
}

function bindSharedSteps(bind: Bind): void {
  construct(bind, ACCESS, LetterAccess, [HIRING, OFFER_LETTERS]);
  construct(bind, DISPATCH, LetterDispatch, {
    requests: OFFER_REQUESTS,
    letters: OFFER_LETTERS,
    links: LINKS,
    billing: BILLING,
    notifier: NOTIFIER,
    record: LETTER_RECORD,
    reader: READER,
    scans: SCANS,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
  });
  construct(bind, END_OFFER, EndOffer, {
    hiring: HIRING,
    billing: BILLING,
    addons: ADDON_ORDERS,
    clock: CLOCK,
  });
}

function bindEmployerSide(bind: Bind): void {
  provide(
    bind,
    CREATE_OFFER,
    (unitOfWork, access, letters, addons, billing, hiring, clock, people, templates, localDays) =>
      new CreateOffer({
        unitOfWork,
        access,
        letters,
        addons,
        billing,
        hiring,
        clock,
        localDays,
        termReaders: { ...termReaders, people },
        templates,
      }),
    [
      UNIT_OF_WORK,
      ACCESS,
      OFFER_LETTERS,
      ADDON_ORDERS,
      BILLING,
      HIRING,
      CLOCK,
      ACCOUNT_READER,
      TEMPLATES,
      LOCAL_DAYS,
    ],
  );
  provide(bind, QUOTE_OFFER, (hiring, billing, letters) => new QuoteOffer({ hiring, billing, letters }), [
    HIRING,
    BILLING,
    OFFER_LETTERS,
  ]);
  construct(bind, SEND_OFFER, SendOffer, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    dispatch: DISPATCH,
    hiring: HIRING,
  });
  construct(bind, WITHDRAW_OFFER, WithdrawOffer, {
    hiring: HIRING,
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    dispatch: DISPATCH,
    endOffer: END_OFFER,
  });
  construct(bind, SHOW_OFFER, ShowOffer, {
    reader: READER,
    links: LINKS,
    billing: BILLING,
    hiring: HIRING,
    clock: CLOCK,
  });
}

function bindBackground(bind: Bind): void {
  construct(bind, OFFERS, OffersFacade, {
    links: LINKS,
    letters: OFFER_LETTERS,
    dispatch: DISPATCH,
    addons: ADDON_ORDERS,
    billing: BILLING,
    reader: READER,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, ExpireOffers, {
    hiring: HIRING,
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    letters: OFFER_LETTERS,
    endOffer: END_OFFER,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  construct(bind, NOTIFY_OFFER_PARTIES, NotifyOfferParties, [READER, NOTIFIER]);
  provide(bind, EVENT_CONSUMERS, notifyOfferPartiesConsumer, [NOTIFY_OFFER_PARTIES]);
  provide(bind, EVENT_CONSUMERS, tellOfAddendumConsumer, [NOTIFY_OFFER_PARTIES]);
}

function bindRoutes(bind: Bind): void {
  provide(
    bind,
    ROUTES,
    (createOffer, quoteOffer, sendOffer, withdrawOffer, showOffer, hiring, presenter) =>
      offerRoutes({ createOffer, quoteOffer, sendOffer, withdrawOffer, showOffer, hiring, presenter }),
    [CREATE_OFFER, QUOTE_OFFER, SEND_OFFER, WITHDRAW_OFFER, SHOW_OFFER, HIRING, REFERRAL_PRESENTER],
  );
  provide(bind, ROUTES, () => catalogRoutes(), []);
}

export const offersContainer = new ContainerModule(({ bind }) => {
  bindAdapters(bind);
  bindSharedSteps(bind);
  bindEmployerSide(bind);
  bindBackground(bind);
  bindRoutes(bind);
});
