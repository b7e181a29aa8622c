import { isLatinName, unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';
import type { CrewRow } from './refer-draft.ts';

export interface ReadList {
  readonly rows: readonly CrewRow[];
  /** Lines without a phone number. */
  readonly unread: readonly string[];
}

const SEPARATORS = /[,;\t]+/;
const EMAIL = /[^\s,;<>]+@[^\s,;<>]+/;
/** List markers that messengers and notes add: "1.", "2)", "-", "•", "*". */
const BULLET = /^(?:\d{1,2}[.)]\s+|[-–—•*·]\s*)/;
/** Ten digits or more, however they are grouped. */
const PHONE = /\+?\(?\d(?:[\s().-]*\d){9,14}/;

/**
 * Reads one worker per line: "Name, phone" or "Name, phone, email", in any order, with or without commas. A line with
 * an unprintable name can also contain one in Latin letters (rules.md#latin-names).
 */
export function readCrewList(text: string): ReadList {
  const rows: CrewRow[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const written = line.trim().replace(BULLET, '');
    if (written === '') continue;
    const row = rowOf(written);
    if (row) rows.push(row);
    else unread.push(written);
  }
  return { rows, unread };
}

function rowOf(line: string): CrewRow | null {
  const workerEmail = EMAIL.exec(line)?.[0] ?? '';
  const withoutEmail = line.replace(workerEmail, '');
  const workerPhone = PHONE.exec(withoutEmail)?.[0].trim();
  if (!workerPhone) return null;
  const rest = withoutEmail.replace(workerPhone, ',').split(SEPARATORS);
  const names = rest.map((part) => part.replaceAll(/[<>]|:\s*$/g, '').trim()).filter((part) => part !== '');
  const workerName = names.find((part) => unprintedLetters(part) !== null) ?? names[0] ?? '';
  const isPrinted = unprintedLetters(workerName) === null;
  const workerLatinName = isPrinted ? '' : (names.find((part) => isLatinName(part)) ?? '');
  return { workerName, workerLatinName, workerPhone, workerEmail };
}

/** Appends a list's rows to the rows already begun, up to `most`. */
export function withList(
  begun: readonly CrewRow[],
  list: readonly CrewRow[],
  most: number,
): readonly CrewRow[] {
  const isEmpty = (row: CrewRow): boolean => Object.values(row).every((value) => value === '');
  return [...begun.filter((row) => !isEmpty(row)), ...list].slice(0, most);
}
