/** Abbreviations of the trades, in titles and in searches; the words of a line match each other. */
const LINES: readonly string[] = [
  'hvac, hvacr, ac',
  'electrician, electrical, elec',
  'plumber, plumbing, plbr, plbg',
  'carpenter, carpentry, carp',
  'mechanic, mech',
  'maintenance, maint',
  'superintendent, supt, super',
  'assistant, asst',
  'apprentice, appr',
  'journeyman, jman, jw',
  'technician, tech',
  'operator, oper',
  'manager, mgr',
  'senior, sr',
  'junior, jr',
];

const OTHERS = new Map(
  LINES.map((line) => line.split(', ')).flatMap((line) =>
    line.map((word) => [word, line.filter((other) => other !== word)] as const),
  ),
);

/** The long form and the abbreviations of a word. */
export function abbreviationsOf(word: string): readonly string[] {
  return OTHERS.get(word.toLowerCase()) ?? [];
}
