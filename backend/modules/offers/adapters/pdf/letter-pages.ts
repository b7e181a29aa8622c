import { printableOr } from '#platform/pdf/printable-text.ts';
import { COLUMN, INK } from '#platform/pdf/page-flow.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { writeAddendum } from './addendum-pages.ts';
import type { LetterPen, Say } from './letter-pen.ts';

/** The letter itself: head, terms, benefits, conditions, signatures; or the addendum to one. */
export function writeLetter(pen: LetterPen, letter: OfferLetter, now: Date): void {
  if (letter.isAddendum) writeAddendum(pen, letter, now);
  else writeOffer(pen, letter, now);
  writeSignatures(pen, letter);
}

function writeOffer(pen: LetterPen, letter: OfferLetter, now: Date): void {
  writeHead(pen, letter, now);
  writeTerms(pen, letter);
  const { benefits, conditions, customTerms } = letter;
  pen.heading(({ phrases }) => phrases.heading.benefits);
  pen.text((words) => words.benefits(benefits));
  if (conditions) {
    pen.heading(({ phrases }) => phrases.heading.conditions);
    pen.flow.text(conditions);
  }
  if (customTerms) {
    pen.heading(({ phrases }) => phrases.heading.additional);
    pen.flow.text(customTerms);
  }
}

function writeHead(pen: LetterPen, letter: OfferLetter, now: Date): void {
  const { flow } = pen;
  const { heading, strong } = flow.faces;
  flow.text(letter.company, { face: heading, size: 26, after: 0, width: COLUMN });
  flow.text(
    pen.inLine(({ phrases }) => phrases.offer),
    { face: strong, size: 11, color: INK.accent, after: 10 },
  );
  if (letter.status !== 'signed') pen.notice((words) => words.notice(letter, now) ?? '');
  if (pen.writesTwice) pen.notice(({ phrases }) => phrases.binding);
  flow.text(
    pen.inLine((words) => words.day(letter.sentAt ?? letter.createdAt)),
    { color: INK.quiet, after: 6 },
  );
  pen.text(({ phrases }) => phrases.dear(letter.workerName), { face: strong, after: 6 });
  pen.text(({ phrases }) => phrases.opening(letter.company, letter.jobTitle), { after: 4 });
}

function writeTerms(pen: LetterPen, letter: OfferLetter): void {
  const { jobTitle, company, startDate, workLocation, schedule } = letter;
  pen.heading(({ phrases }) => phrases.heading.terms);
  pen.row(
    ({ phrases }) => phrases.term.position,
    () => jobTitle,
  );
  pen.row(
    ({ phrases }) => phrases.term.employer,
    () => company,
  );
  pen.row(
    ({ phrases }) => phrases.term.pay,
    (words) => words.pay(letter),
  );
  pen.row(
    ({ phrases }) => phrases.term.start,
    (words) => words.startDate(startDate),
  );
  pen.row(
    ({ phrases }) => phrases.term.place,
    () => workLocation,
  );
  if (schedule) {
    pen.row(
      ({ phrases }) => phrases.term.schedule,
      (words) => words.schedule(schedule),
    );
  }
}

interface SignatureBlock {
  readonly name: string;
  /** Below the name: a title, and the company. */
  readonly lines: readonly Say[];
  /** The signer's name, drawn as handwriting; empty until they sign. */
  readonly signature: string;
  readonly when: Say;
}

function writeSignatures(pen: LetterPen, letter: OfferLetter): void {
  pen.flow.keep(pen.writesTwice ? 180 : 144);
  pen.heading(({ phrases }) => phrases.heading.signatures);
  const { consentWithdrawnAt } = letter;
  if (consentWithdrawnAt) {
    pen.text((words) => words.phrases.consentWithdrawn(words.instant(consentWithdrawnAt)), { after: 6 });
  }
  pen.flow.columns(
    () => writeSignature(pen, 0, employerBlock(letter)),
    (x) => writeSignature(pen, x, candidateBlock(letter)),
  );
}

/** A named person signs for the company. Letters from before that field name only the company. */
function employerBlock(letter: OfferLetter): SignatureBlock {
  const { company, signatoryName, signatoryTitle, sentAt } = letter;
  const name = signatoryName ?? company;
  const lines: Say[] = [({ phrases }) => phrases.side.employer];
  if (signatoryName) lines.unshift(() => (signatoryTitle ? `${signatoryTitle}, ${company}` : company));
  return {
    name,
    lines,
    signature: sentAt ? name : '',
    when: (words) => (sentAt ? words.phrases.sentOn(words.day(sentAt)) : words.phrases.dateOpen),
  };
}

/** A signature on paper is on that paper, and is not drawn here. */
function candidateBlock({
  workerName,
  signerName,
  status,
  signedAt,
  signatureKind,
}: OfferLetter): SignatureBlock {
  const isPaper = signatureKind === 'paper';
  return {
    name: workerName,
    lines: [({ phrases }) => phrases.side.candidate],
    // An unprintable signature is drawn as the letter's name of the candidate, and the record says so.
    signature: status === 'signed' && !isPaper ? printableOr(signerName ?? workerName, workerName) : '',
    when: (words) => {
      if (!signedAt) return words.phrases.dateOpen;
      const on = isPaper ? words.phrases.signedOnPaper : words.phrases.signedOn;
      return on(words.day(signedAt));
    },
  };
}

function writeSignature(pen: LetterPen, x: number, { name, lines, signature, when }: SignatureBlock): void {
  const { flow } = pen;
  const width = COLUMN / 2 - 12;
  const { heading, strong } = flow.faces;
  flow.text(signature || ' ', { face: heading, size: 20, x, width, after: 2 });
  flow.rule(x, width);
  flow.space(2);
  flow.text(name, { face: strong, size: 10, x, width, after: 0 });
  for (const line of lines) flow.text(pen.inLine(line), { size: 9, color: INK.quiet, x, width, after: 0 });
  flow.text(pen.inLines(when), { size: 9, color: INK.quiet, x, width, after: 4 });
}
