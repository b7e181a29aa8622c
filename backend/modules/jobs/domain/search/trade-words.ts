import type { Language } from '#contract/http/vocabulary/language.ts';
import { abbreviationsOf } from '../../contract/vocabulary/trade-abbreviations.ts';
import { fold, withoutSmallWords } from './typed-words.ts';

/** A word or phrase, and the language whose endings it has; null for either. */
export interface SpokenWord {
  readonly word: string;
  readonly language: Language | null;
}

/**
 * Common names of the trades that hire here, in English | in Spanish: the words of a line match each other. The
 * one place for synonyms; the search adds them to the typed words, so that changing a line changes no stored
 * data.
 */
const LINES: readonly string[] = [
  'electrical, electrician, sparky | electricista, electricidad, eléctrico',
  'plumbing, plumber, pipefitter | plomero, plomería, fontanero',
  'carpentry, carpenter, woodworker | carpintero, carpintería, ebanista',
  'framing, framer | armazón, armador, estructura de madera',
  'painting, painter | pintor, pintura',
  'roofing, roofer, roof, shingle | techero, techador',
  'welding, welder | soldador, soldadura',
  'drywall, drywaller, sheetrock, taper | tablaroca, tabla roca, tablaroquero, yesero, yeso',
  'concrete, cement, flatwork | concreto, cemento, cementero',
  'masonry, mason, bricklayer | albañil, albañilería, ladrillo',
  'flooring, floor, hardwood | piso, pisero',
  'tile, tile setter, tiler | azulejo, azulejero, loseta, mosaico',
  'hvac, heating, air conditioning | aire acondicionado, refrigeración, calefacción, climatización',
  'sheet metal | hojalatero, lámina',
  'landscaping, landscaper, gardener | jardinero, jardinería, paisajismo, yardero',
  'irrigation, sprinkler | riego',
  'general labor, laborer, labourer | jornalero, peón, obrero, mano de obra',
  'heavy equipment, equipment operator, excavator | equipo pesado, maquinaria pesada, operador',
  'demolition, demo | demolición',
  'cleaning, cleaner, janitor | limpieza, limpiador, conserje',
  'cook, kitchen | cocinero, cocina',
  'restaurant, server, waiter | restaurante, mesero',
  'driver, delivery, trucker | chofer, conductor, repartidor, camionero',
  'warehouse | almacén, bodega, bodeguero',
  'mechanic | mecánico, mecánica',
  'maintenance, handyman | mantenimiento',
  'construction | construcción',
  'cabinet | gabinete',
  'fence, fencing | cerca de madera, cercas',
  'insulation, insulator | aislamiento',
  'security camera, low voltage | cámaras de seguridad, bajo voltaje',
  'scaffold, scaffolding | andamio',
];

/** Qualifiers of a trade that are not a trade of their own. */
const QUALIFIERS: readonly string[] = [
  'finish, trim | acabado, acabados',
  'helper | ayudante, asistente',
  'apprentice | aprendiz',
  'foreman, crew leader, crew lead, supervisor | capataz, mayordomo, encargado',
  'superintendent | superintendente',
  'installer | instalador',
  'technician, tech | técnico',
  'urgent, asap | urgente',
  'monday to friday, weekday | lunes a viernes, entre semana',
];

/**
 * Searches with words that no job contains, and the jobs they mean: asked | in English | in Spanish.
 */
const MEANT: readonly string[] = [
  'no experience, without experience, entry level, sin experiencia, principiante | ' +
    'entry level, will train, helper, apprentice, general labor | ayudante, aprendiz, jornalero',
];

export function spoken(word: string, language: SpokenWord['language']): SpokenWord {
  return { word: fold(word), language };
}

function readLine(line: string): readonly SpokenWord[] {
  const [english = '', spanish = ''] = line.split(' | ');
  return [
    ...withAbbreviations(english.split(', ')).map((word) => spoken(word, 'en')),
    ...spanish.split(', ').map((word) => spoken(word, 'es')),
  ];
}

function withAbbreviations(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => [word, ...abbreviationsOf(word)]))];
}

/** Small words are gone from what was typed when it is looked up. */
function asTyped(phrase: string): string {
  return withoutSmallWords(fold(phrase).split(' ')).join(' ');
}

const CRAFTS = LINES.map(readLine);
const READ = [...CRAFTS, ...QUALIFIERS.map(readLine)];
const LINE_OF = new Map([
  ...READ.flatMap((line) => line.map(({ word }) => [asTyped(word), line] as const)),
  ...MEANT.flatMap((line) => {
    const [asked = '', ...meant] = line.split(' | ');
    const jobs = readLine(meant.join(' | '));
    return asked.split(', ').map((phrase) => [asTyped(phrase), jobs] as const);
  }),
]);
const LONGEST_PHRASE = 3;

/**
 * Every single word of the lines, folded; spelling correction may suggest them even if no job uses them yet.
 */
export const KNOWN_TRADE_WORDS: ReadonlySet<string> = new Set(
  READ.flatMap((line) => line.flatMap(({ word }) => word.split(' '))).filter((word) => word.length > 3),
);

/** Endings of plurals and of the feminine in both languages; the first that is known counts. */
function forms(phrase: string): readonly string[] {
  return [
    phrase,
    phrase.replace(/s$/, ''),
    phrase.replace(/es$/, ''),
    phrase.replace(/as?$/, 'o'),
    phrase.replace(/as?$/, ''),
  ];
}

function lineOf(phrase: string): readonly SpokenWord[] | null {
  for (const form of forms(phrase)) {
    const line = LINE_OF.get(form);
    if (line) return line;
  }
  return null;
}

/** "plumber or electrician", "plomero o electricista". */
const EITHER: ReadonlySet<string> = new Set(['or', 'o', 'u']);

/** A word or phrase that was typed, and everything else that finds the same. */
export interface TradeTerm {
  readonly typed: string;
  readonly alternatives: readonly SpokenWord[];
}

/**
 * Takes words together that are one trade ("aire acondicionado") and names what else it is called. Two trades with "or"
 * between them are one term, which either of them meets.
 */
export function tradeTerms(words: readonly string[]): readonly TradeTerm[] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (EITHER.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => termsOf(withoutSmallWords(part))).reduce(orEither, []);
}

/** A trade of its own, and not what is said of one. */
export function isCraft(phrase: string): boolean {
  const line = lineOf(phrase);
  return line !== null && CRAFTS.includes(line);
}

export function isQualifier(phrase: string): boolean {
  return lineOf(phrase) !== null && !isCraft(phrase);
}

export function isSpanish(phrase: string): boolean {
  const known = forms(phrase);
  return lineOf(phrase)?.some(({ word, language }) => language === 'es' && known.includes(word)) ?? false;
}

function isKnown({ alternatives }: TradeTerm): boolean {
  return alternatives.length > 1;
}

function orEither(before: readonly TradeTerm[], after: readonly TradeTerm[]): readonly TradeTerm[] {
  const [last, first] = [before.at(-1), after[0]];
  if (!last || !first || !isKnown(last) || !isKnown(first)) return [...before, ...after];
  const either = {
    typed: `${last.typed}|${first.typed}`,
    alternatives: [...last.alternatives, ...first.alternatives],
  };
  return [...before.slice(0, -1), either, ...after.slice(1)];
}

function termsOf(words: readonly string[]): readonly TradeTerm[] {
  const terms: TradeTerm[] = [];
  for (let at = 0; at < words.length;) {
    const term = longestPhrase(words, at);
    terms.push(term);
    at += term.typed.split(' ').length;
  }
  return terms;
}

function longestPhrase(words: readonly string[], at: number): TradeTerm {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length).join(' ');
    const line = lineOf(typed);
    if (line) return { typed, alternatives: line };
  }
  const typed = words[at] ?? '';
  return { typed, alternatives: withAbbreviations([typed]).map((word) => spoken(word, null)) };
}

export function isTradeWord(word: string): boolean {
  return lineOf(word) !== null || forms(word).some((form) => KNOWN_TRADE_WORDS.has(form));
}
