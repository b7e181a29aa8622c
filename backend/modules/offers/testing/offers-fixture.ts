import { tokenOf } from '#testing/fixtures/referral-fixture.ts';
import { addDays } from '#kernel/clock.ts';
import type { DomainEvent } from '#kernel/domain-events.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { Notification, TextMessage } from '#modules/notifications/index.ts';
import { SigningLinks } from '../application/signing/signing-links.ts';
import { notifyOfferPartiesConsumer, sendPaidAmendmentConsumer } from '../adapters/queue/offer-consumers.ts';
import { syncAddonsConsumer } from '../adapters/queue/addon-consumers.ts';
import { HashedConsents } from '../adapters/signature/hashed-consents.ts';
import { AddonOrders } from '../application/addon/addon-orders.ts';
import { AddAddendum } from '../application/changing/add-addendum.ts';
import { EndUnpaidDrafts } from '../application/changing/end-unpaid-drafts.ts';
import { ExtendOffer } from '../application/changing/extend-offer.ts';
import { RecordPaperSignature } from '../application/changing/record-paper-signature.ts';
import { RemindCandidates } from '../application/changing/remind-candidates.ts';
import { AnswerCounter } from '../application/changing/answer-counter.ts';
import { ProposeCounter } from '../application/changing/propose-counter.ts';
import { AmendOffer } from '../application/changing/amend-offer.ts';
import { DropPreparedVersion } from '../application/changing/drop-prepared-version.ts';
import { SendPaidAmendment } from '../application/changing/send-paid-amendment.ts';
import { AnswerOffer, type Answer } from '../application/signing/answer-offer.ts';
import { AskEmployer } from '../application/signing/ask-employer.ts';
import { CodeCheck } from '../application/signing/code-check.ts';
import { ConsentCheck } from '../application/signing/consent-check.ts';
import { SendCode } from '../application/signing/send-code.ts';
import { CreateOffer, type CreatedOffer, type OfferOrder } from '../application/letter/create-offer.ts';
import { ExpireOffers } from '../application/letter/expire-offers.ts';
import { SyncAddons } from '../application/addon/sync-addons.ts';
import { LetterAccess } from '../application/letter/letter-access.ts';
import { OffersFacade } from '../application/letter/offers-facade.ts';
import { LetterDispatch } from '../application/letter/letter-dispatch.ts';
import { EndOffer } from '../application/letter/end-offer.ts';
import { OpenDocument } from '../application/signing/open-document.ts';
import { OpenSigningPage } from '../application/signing/open-signing-page.ts';
import type { SignedDocument, SignedDocuments } from '../application/ports.ts';
import { SendOffer } from '../application/letter/send-offer.ts';
import { NotifyOfferParties } from '../application/notify-offer-parties.ts';
import { WithdrawOffer } from '../application/letter/withdraw-offer.ts';
import { FakeBilling } from './fake-billing.ts';
import { FakeHiring } from './fake-hiring.ts';
import { InMemoryOfferLetterRepository } from './in-memory-offer-letters.ts';
import { InMemoryConsents, InMemoryLetterRecord, InMemoryOfferRequests } from './in-memory-letter-record.ts';
import { InMemoryCounterProposals } from './in-memory-counter-proposals.ts';
import { InMemoryLetterVersions } from './in-memory-letter-versions.ts';
import { InMemoryOfferReader } from './in-memory-offer-reader.ts';
import { InMemoryServiceAddonRepository } from './in-memory-service-addons.ts';
import { localDays } from './local-days.ts';
import { requestedTerms, NOON } from './offer-terms.ts';

class KeptDocuments implements SignedDocuments {
  readonly kept = new Map<OfferLetterId, SignedDocument>();

  async add(id: OfferLetterId, document: SignedDocument): Promise<void> {
    this.kept.set(id, document);
  }

  async bytes(id: OfferLetterId): Promise<Uint8Array | null> {
    return this.kept.get(id)?.bytes ?? null;
  }
}

const printer = {
  print: async () => Buffer.from('as it stands'),
  prepare: async () => undefined,
  printSigned: async () => ({
    bytes: Buffer.from('signed'),
    sha256: 'a'.repeat(64),
    termsSha256: 'b'.repeat(64),
    awaitsTimestamp: false,
  }),
};

export const accepts: Answer = {
  acceptedTerms: true,
  name: 'Walt Ames',
  esignConsent: true,
  ip: '203.0.113.7',
  userAgent: 'A browser',
  consentHash: null,
  code: null,
};
export const declines: Answer = { ...accepts, acceptedTerms: false };

const termReaders = {
  phones: { parse: (typed: string) => (typed.startsWith('+') ? typed : null) },
  unprintable: (text: string) => (text.includes('ش') ? 'ش' : null),
  people: { person: async () => null },
};

/** Every use case of offers on fakes, at noon of a day that the test moves on. */
export function offersFixture() {
  let now = NOON;
  const clock = { now: () => now };
  const work = { transaction: <T>(step: () => Promise<T>) => step() };
  const told: DomainEvent[] = [];
  const events = { publish: async (more: readonly DomainEvent[]) => void told.push(...more) };
  const texts: TextMessage[] = [];
  const requests = new InMemoryOfferRequests();
  const notifications: Notification[] = [];
  const notifier = {
    text: async (text: TextMessage) => void texts.push(text),
    notify: async (notice: Notification) => void notifications.push(notice),
    takeBack: async () => {},
  };
  const hiring = new FakeHiring();
  const billing = new FakeBilling();
  const letters = new InMemoryOfferLetterRepository(events);
  const addons = new InMemoryServiceAddonRepository(events);
  const versions = new InMemoryLetterVersions();
  const counters = new InMemoryCounterProposals();
  const reader = new InMemoryOfferReader(letters, versions, hiring, counters);
  const documents = new KeptDocuments();
  const links = new SigningLinks(new HmacLinkSecrets(['a key']), 'https://crewvine.test');
  const record = new InMemoryLetterRecord();
  const consents = new InMemoryConsents();
  const consentTexts = new HashedConsents();
  const codeCheck = new CodeCheck({ letters, links, clock });
  const access = new LetterAccess(hiring, letters);
  const shared = { unitOfWork: work, access, letters, clock };
  const orders = new AddonOrders(addons, () => Money.ofDollars(50));
  const dispatch = new LetterDispatch({
    letters,
    links,
    billing,
    notifier,
    record,
    requests,
    reader,
    scans: { remove: async () => undefined },
    localDays,
    clock,
  });
  const endOffer = new EndOffer({ hiring, billing, addons: orders, clock });
  const createOffer = new CreateOffer({
    unitOfWork: work,
    access,
    letters,
    addons: orders,
    billing,
    hiring,
    clock,
    localDays,
    termReaders,
    templates: { knownId: async (id) => id },
  });
  const waiting = { unitOfWork: work, access, letters, versions, addons: orders, billing, dispatch, clock };
  const sendPaid = new SendPaidAmendment(waiting);
  const dropPrepared = new DropPreparedVersion(billing, hiring);
  const amendOffer = new AmendOffer({
    unitOfWork: work,
    access,
    letters,
    addons: orders,
    billing,
    sendPaid,
    hiring,
    clock,
    localDays,
    termReaders,
  });
  const sendOffer = new SendOffer({ unitOfWork: work, access, dispatch, hiring });
  const fixture = {
    hiring,
    billing,
    letters,
    versions,
    addons,
    reader,
    told,
    texts,
    notifications,
    links,
    record,
    consents,
    consentTexts,
    requests,
    counters,
    now: clock.now,
    sendOffer,
    amendOffer,
    withdrawOffer: new WithdrawOffer({ unitOfWork: work, hiring, access, dispatch, endOffer, clock }),
    answerOffer: new AnswerOffer({
      unitOfWork: work,
      access,
      letters,
      versions,
      documents,
      printer,
      links,
      hiring,
      endOffer,
      dropPrepared,
      consentCheck: new ConsentCheck(consentTexts, record),
      codeCheck,
      consents,
      record,
      reader,
      localDays,
      unprintable: termReaders.unprintable,
      clock,
    }),
    sendCode: new SendCode({ unitOfWork: work, hiring, letters, links, reader, notifier, record, clock }),
    askEmployer: new AskEmployer({ ...shared, links, codeCheck, requests, record, notifier }),
    openSigningPage: new OpenSigningPage({
      unitOfWork: work,
      letters,
      links,
      reader,
      record,
      consents: consentTexts,
      clock,
    }),
    openDocument: new OpenDocument({
      unitOfWork: work,
      letters,
      documents,
      printer,
      links,
      record,
      reader,
      localDays,
      clock,
    }),
    proposeCounter: new ProposeCounter({
      unitOfWork: work,
      access,
      letters,
      versions,
      counters,
      hiring,
      links,
      codeCheck,
      record,
      notifier,
      clock,
      localDays,
      ...termReaders,
    }),
    answerCounter: new AnswerCounter({
      unitOfWork: work,
      access,
      counters,
      amendOffer,
      billing,
      dispatch,
      clock,
    }),
    extendOffer: new ExtendOffer({ unitOfWork: work, access, letters, dispatch, clock }),
    recordPaperSignature: new RecordPaperSignature({ ...shared, dropPrepared, requests, hiring, localDays }),
    remindCandidates: new RemindCandidates({ unitOfWork: work, access, letters, dispatch, clock }),
    addAddendum: new AddAddendum({ unitOfWork: work, access, letters, dispatch, clock, ...termReaders }),
    endUnpaidDrafts: new EndUnpaidDrafts({
      hiring,
      unitOfWork: work,
      access,
      letters,
      billing,
      dispatch,
      endOffer,
      clock,
    }),
    expireOffers: new ExpireOffers({ ...shared, hiring, endOffer, notifier }),
    offersFacade: new OffersFacade({ letters, dispatch, addons: orders, billing, reader, links, clock }),
    tellParties: notifyOfferPartiesConsumer(new NotifyOfferParties(reader, notifier)),
    sendPaidAmendment: sendPaidAmendmentConsumer(sendPaid),
    syncAddons: syncAddonsConsumer(new SyncAddons(addons, hiring)),
    pass: (days: number) => {
      now = addDays(now, days);
    },
    create: (referral: ReferralFacts, change: Partial<OfferOrder> = {}): Promise<CreatedOffer> =>
      createOffer.run({
        referralId: referral.referralId,
        employerId: referral.employerId,
        namedEmployerId: null,
        offer: requestedTerms(),
        ...change,
      }),
    /** Creates, pays, and sends an offer; returns the token of the candidate's link. */
    send: async (referral: ReferralFacts): Promise<{ id: OfferLetterId; token: string }> => {
      const { offerLetterId: id } = await fixture.create(referral);
      billing.paid.add(id);
      await sendOffer.run(id, referral.employerId);
      return { id, token: fixture.lastToken() };
    },
    lastToken: (): string => tokenOf(texts.flatMap(({ data }) => ('link' in data ? data.link : [])).at(-1)),
  };
  return fixture;
}
