import { printableOr } from '#platform/pdf/printable-text.ts';
import { INK } from '#platform/pdf/page-flow.ts';
import { qrPath } from '#platform/pdf/qr-path.ts';
import { isSameName } from '../../contract/vocabulary/signing/signed-names.ts';
import type { SigningCircumstances } from '../../application/ports.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { ConsentSubject } from '../../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';
import type { LetterPen } from './letter-pen.ts';

export interface AuditFacts extends SigningCircumstances {
  readonly termsSha256: string;
  readonly certificateSha256: string;
  readonly verifyUrl: string;
}

/** The page after the letter with who signed what, when, and from where (rules.md#signed-document). */
export function writeAuditPage(pen: LetterPen, letter: OfferLetter, facts: AuditFacts): void {
  const { flow } = pen;
  flow.newPage();
  pen.text(({ certificate }) => certificate.title, { face: flow.faces.heading, size: 24, after: 4 });
  pen.text(({ certificate }) => certificate.lead[subjectOf(letter)], { color: INK.quiet, after: 4 });
  writeSigner(pen, letter, facts.events);
  writeConsent(pen, letter, facts);
  writeRecord(pen, letter, facts.events);
  pen.heading(({ certificate }) => certificate.heading.document);
  const parts = { id: letter.id, terms: facts.termsSha256, certificate: facts.certificateSha256 } as const;
  for (const part of ['id', 'terms', 'certificate'] as const) {
    pen.row(
      ({ certificate }) => certificate.document[part],
      () => parts[part],
    );
  }
  writeHowToCheck(pen, facts.verifyUrl);
}

function subjectOf({ isAddendum }: OfferLetter): ConsentSubject {
  return isAddendum ? 'addendum' : 'letter';
}

const QR = { side: 84, gap: 18 } as const;

function writeHowToCheck(pen: LetterPen, verifyUrl: string): void {
  const { flow } = pen;
  flow.keep((pen.writesTwice ? 2 : 1) * QR.side + 60);
  pen.heading(({ certificate }) => certificate.heading.check);
  flow.columns(
    () => flow.qr(qrPath(verifyUrl), QR.side),
    () => pen.text(({ certificate }) => certificate.howToCheck(verifyUrl), { x: QR.side + QR.gap }),
  );
}

function writeSigner(pen: LetterPen, letter: OfferLetter, events: readonly LetterEvent[]): void {
  const { workerName, signerName, signerIp, signerUserAgent, company, signatoryName, signatoryTitle } =
    letter;
  const signatory = [signatoryName, signatoryTitle, company].filter((part) => part !== null).join(', ');
  pen.heading(({ certificate }) => certificate.heading.signer);
  pen.row(
    ({ certificate }) => certificate.signer.employer,
    () => signatory,
  );
  pen.row(
    ({ certificate }) => certificate.signer.candidate,
    () => workerName,
  );
  pen.row(
    ({ certificate }) => certificate.signer.typedName,
    ({ certificate: { signer } }) =>
      signerName === null ? signer.noName : printableOr(signerName, signer.otherLetters),
  );
  if (signerName !== null && !isSameName(signerName, workerName)) {
    const isRequested = events.findLast(({ kind }) => kind === 'signed')?.channel === 'page';
    pen.text(({ certificate: { signer } }) => signer.otherName(workerName, isRequested), { after: 6 });
  }
  pen.row(
    ({ certificate }) => certificate.signer.answer,
    ({ certificate }) => certificate.signer.accepted[subjectOf(letter)],
  );
  writeLink(pen, events);
  pen.row(
    ({ certificate }) => certificate.signer.network,
    ({ certificate }) => signerIp ?? certificate.unknown,
  );
  pen.row(
    ({ certificate }) => certificate.signer.browser,
    ({ certificate }) => signerUserAgent || certificate.unknown,
  );
}

/** The link of the answer (rules.md#copied-links). */
function writeLink(pen: LetterPen, events: readonly LetterEvent[]): void {
  const link = events.findLast(({ kind }) => kind === 'signed')?.link;
  if (!link) return;
  const codeSentTo = events.findLast(({ kind }) => kind === 'code_sent')?.maskedAddress ?? '';
  pen.row(
    ({ certificate }) => certificate.signer.link,
    ({ certificate }) => certificate.signer.cameBy[link](codeSentTo),
  );
}

/** Word for word what the signer saw, in the language they saw it; or that there was no screen (rules.md#esign-consent). */
function writeConsent(
  pen: LetterPen,
  { esignConsentAt, signedAt }: OfferLetter,
  { consent }: AuditFacts,
): void {
  const { flow } = pen;
  pen.heading(({ certificate }) => certificate.heading.consent);
  if (!consent) {
    pen.text(({ certificate }) => (esignConsentAt ? certificate.consentByCall : certificate.noConsent));
    return;
  }
  const { language, version, sections, statement, sha256 } = consent;
  const agreedAt = esignConsentAt ?? signedAt ?? new Date(0);
  pen.text(
    (words) =>
      words.certificate.consentShown({
        language: words.certificate.language[language],
        at: words.instant(agreedAt),
        version,
      }),
    { color: INK.quiet },
  );
  for (const { title, text } of sections) {
    flow.text(title, { face: flow.faces.strong, size: 9.5, after: 0 });
    flow.text(text, { size: 9.5, after: 5 });
  }
  flow.text(`[x] ${statement}`, { face: flow.faces.strong, size: 9.5, after: 6 });
  pen.row(
    ({ certificate }) => certificate.consentHash,
    () => sha256,
  );
}

/** Everything that happened, with time, channel and masked address (rules.md#letter-record). */
function writeRecord(pen: LetterPen, letter: OfferLetter, events: readonly LetterEvent[]): void {
  pen.heading(({ certificate }) => certificate.heading.record);
  // Letters from before the record existed have only these two times.
  const { sentAt, viewedAt } = letter;
  const isOld = !events.some(({ kind }) => kind === 'sent');
  if (isOld && sentAt) {
    pen.row(
      ({ certificate }) => certificate.event.sent,
      (words) => words.instant(sentAt),
    );
  }
  if (isOld && viewedAt) {
    pen.row(
      ({ certificate }) => certificate.firstOpened,
      (words) => words.instant(viewedAt),
    );
  }
  for (const { kind, channel, maskedAddress, link, at } of events) {
    pen.row(
      ({ certificate }) => certificate.event[kind],
      (words) => {
        const { certificate } = words;
        const way = maskedAddress === null ? [] : [`${certificate.channel[channel]} ${maskedAddress}`];
        const by = link === null || kind === 'code_sent' ? [] : [certificate.link[link]];
        return [words.instant(at), ...way, ...by].join(' · ');
      },
    );
  }
}
