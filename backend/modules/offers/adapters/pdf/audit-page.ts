import type { SigningCircumstances } from '../../application/ports.ts';
import type { OfferLetter } from '../../domain/offer-letter.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';
import { LetterWords } from './letter-words.ts';
import { INK, type PageFlow } from '#platform/pdf/page-flow.ts';
import { qrPath } from '#platform/pdf/qr-path.ts';

export interface AuditFacts extends SigningCircumstances {
  readonly termsSha256: string;
  readonly certificateSha256: string;
  readonly verifyUrl: string;
}

/** Who signed what, when and from where (rules.md#signed-document): a page of its own behind the letter. */
export function writeAuditPage(flow: PageFlow, letter: OfferLetter, facts: AuditFacts): void {
  flow.newPage();
  flow.text('Record of the electronic signature', { face: flow.faces.heading, size: 24, after: 4 });
  flow.text('Written by Crewvine when the offer was accepted. It is part of the signed document.', {
    color: INK.quiet,
    after: 4,
  });
  writeSigner(flow, letter);
  writeConsent(flow, letter, facts);
  writeRecord(flow, letter, facts.events);
  flow.heading('Document');
  flow.row('Document ID', letter.id);
  flow.row('Terms, SHA-256', facts.termsSha256);
  flow.row('Server certificate, SHA-256', facts.certificateSha256);
  writeHowToCheck(flow, facts.verifyUrl);
}

const QR = { side: 84, gap: 18 } as const;

function writeHowToCheck(flow: PageFlow, verifyUrl: string): void {
  flow.keep(QR.side + 60);
  flow.heading('How to check this document');
  flow.columns(
    () => flow.qr(qrPath(verifyUrl), QR.side),
    () =>
      flow.text(
        `This file carries a digital signature of the Crewvine server: any change after signing breaks it, and a PDF ` +
          `reader shows that. To confirm that Crewvine has this exact file, scan the code or open ${verifyUrl} and ` +
          `drop the file there. It stays on your device.`,
        { x: QR.side + QR.gap },
      ),
  );
}

function writeSigner(flow: PageFlow, letter: OfferLetter): void {
  flow.heading('Signer');
  flow.row('Candidate', letter.workerName);
  flow.row('Typed name', letter.signerName ?? 'Not given; accepted through the personal link');
  flow.row('Answer', 'Accepted the terms of the offer');
  flow.row('Network address', letter.signerIp ?? 'Unknown');
  flow.row('Browser', letter.signerUserAgent || 'Unknown');
}

const LANGUAGES = { en: 'English', es: 'Spanish' } as const;

/** Word for word what the signer saw, in the language they saw it; or that there was no screen (rules.md#esign-consent). */
function writeConsent(flow: PageFlow, { esignConsentAt, signedAt }: OfferLetter, facts: AuditFacts): void {
  flow.heading('Consent to sign electronically');
  const { consent } = facts;
  if (!consent) {
    flow.text(
      esignConsentAt
        ? 'The signer agreed to sign electronically. The answer came by a call, without our signing page: no consent text was shown.'
        : 'The answer came by a call, without our signing page: no consent text was shown, and no consent is recorded beside the accepted terms.',
    );
    return;
  }
  flow.text(
    `Shown on the signing page in ${LANGUAGES[consent.language]}, word for word, and agreed to on ` +
      `${LetterWords.instant(esignConsentAt ?? signedAt ?? new Date(0))}. Version ${consent.version}.`,
    { color: INK.quiet },
  );
  for (const { title, text } of consent.sections) {
    flow.text(title, { face: flow.faces.strong, size: 9.5, after: 0 });
    flow.text(text, { size: 9.5, after: 5 });
  }
  flow.text(`[x] ${consent.statement}`, { face: flow.faces.strong, size: 9.5, after: 6 });
  flow.row('Consent, SHA-256', consent.sha256);
}

const EVENTS = {
  sent: 'Sent',
  reminded: 'Reminder',
  viewed: 'Page viewed',
  document_opened: 'Letter opened (PDF)',
  signed: 'Signed',
  copy_sent: 'Copy sent',
} as const satisfies Record<LetterEvent['kind'], string>;
const CHANNELS = {
  text: 'text to',
  email: 'email to',
  page: 'signing page, from',
  call: 'call, from',
} as const;

/** Everything that happened, with time, channel and masked address (rules.md#letter-record). */
function writeRecord(flow: PageFlow, letter: OfferLetter, events: readonly LetterEvent[]): void {
  flow.heading('Record');
  // Letters from before the record was kept know these two times alone.
  if (!events.some(({ kind }) => kind === 'sent')) {
    if (letter.sentAt) flow.row('Sent', LetterWords.instant(letter.sentAt));
    if (letter.viewedAt) flow.row('First opened', LetterWords.instant(letter.viewedAt));
  }
  for (const { kind, channel, maskedAddress, at } of events) {
    const way = maskedAddress === null ? '' : ` · ${CHANNELS[channel]} ${maskedAddress}`;
    flow.row(EVENTS[kind], `${LetterWords.instant(at)}${way}`);
  }
}
