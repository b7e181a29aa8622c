import { COLUMN, INK } from '#platform/pdf/page-flow.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { LetterPen } from './letter-pen.ts';

/** A further document to a signed letter: to which, what is agreed, and that all else stays (rules.md#addendum). */
export function writeAddendum(pen: LetterPen, letter: OfferLetter, now: Date): void {
  const { flow } = pen;
  const { heading, strong } = flow.faces;
  const { company, jobTitle, workerName, addendumTo, customTerms, status, sentAt, createdAt } = letter;
  flow.text(company, { face: heading, size: 26, after: 0, width: COLUMN });
  flow.text(
    pen.inLine(({ phrases }) => phrases.addendum.title),
    { face: strong, size: 11, color: INK.accent, after: 10 },
  );
  if (status !== 'signed') pen.notice((words) => words.addendumNotice(letter, now));
  if (pen.writesTwice) pen.notice(({ phrases }) => phrases.binding);
  flow.text(
    pen.inLine((words) => words.day(sentAt ?? createdAt)),
    { color: INK.quiet, after: 6 },
  );
  pen.text(({ phrases }) => phrases.dear(workerName), { face: strong, after: 6 });
  pen.text(({ phrases }) => phrases.addendum.opening(company, jobTitle), { after: 4 });
  pen.row(
    ({ phrases }) => phrases.addendum.letter,
    () => addendumTo ?? '',
  );
  pen.heading(({ phrases }) => phrases.heading.additional);
  flow.text(customTerms ?? '');
}
