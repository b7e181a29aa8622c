import { fold } from './typed-words.ts';

/** A word or phrase, and the language whose endings it has; null for either. */
export interface SpokenWord {
  readonly word: string;
  readonly language: 'en' | 'es' | null;
}

/**
 * What people call the trades that hire here, in English | in Spanish: the words of a line find one another. The one place
 * for synonyms; the search adds them to what was typed, so that changing a line changes nothing that is stored.
 */
const LINES: readonly string[] = [
  'electrical, electrician, sparky | electricista, electricidad, eléctrico',
  'plumbing, plumber, pipefitter | plomero, plomería, fontanero',
  'carpentry, carpenter, woodworker | carpintero, carpintería, ebanista',
  'framing, framer | armazón, armador, estructura de madera',
  'painting, painter | pintor, pintura',
  'roofing, roofer, roof, shingle | techero, techador, techo',
  'welding, welder | soldador, soldadura',
  'drywall, drywaller, sheetrock, taper | tablaroca, tabla roca, yesero, yeso',
  'concrete, cement, flatwork | concreto, cemento, cementero',
  'masonry, mason, bricklayer | albañil, albañilería, ladrillo',
  'flooring, floor, hardwood | piso, pisero',
  'tile, tile setter, tiler | azulejo, azulejero, loseta, mosaico',
  'hvac, heating, air conditioning | aire acondicionado, refrigeración, calefacción, climatización',
  'sheet metal | hojalatero, lámina',
  'landscaping, landscaper, gardener | jardinero, jardinería, paisajismo, yardero',
  'irrigation, sprinkler | riego',
  'general labor, laborer, labourer | jornalero, peón, obrero, mano de obra',
  'helper | ayudante, asistente',
  'apprentice | aprendiz',
  'foreman, crew leader, crew lead, supervisor | capataz, mayordomo, encargado',
  'superintendent | superintendente',
  'heavy equipment, equipment operator, excavator | equipo pesado, maquinaria pesada, operador',
  'demolition, demo | demolición',
  'installer | instalador',
  'technician, tech | técnico',
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

export function spoken(word: string, language: SpokenWord['language']): SpokenWord {
  return { word: fold(word), language };
}

function readLine(line: string): readonly SpokenWord[] {
  const [english = '', spanish = ''] = line.split(' | ');
  return [
    ...english.split(', ').map((word) => spoken(word, 'en')),
    ...spanish.split(', ').map((word) => spoken(word, 'es')),
  ];
}

const READ = LINES.map(readLine);
const LINE_OF = new Map(READ.flatMap((line) => line.map(({ word }) => [word, line] as const)));
const LONGEST_PHRASE = 3;

/** Every single word of the lines, folded; what spelling is corrected to even where no job uses it yet. */
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

/** A word or phrase that was typed, and everything else that finds the same. */
export interface TradeTerm {
  readonly typed: string;
  readonly alternatives: readonly SpokenWord[];
}

/** Takes words together that are one trade ("aire acondicionado") and names what else it is called. */
export function tradeTerms(words: readonly string[]): readonly TradeTerm[] {
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
  return { typed, alternatives: [spoken(typed, null)] };
}

export function isTradeWord(word: string): boolean {
  return lineOf(word) !== null || forms(word).some((form) => KNOWN_TRADE_WORDS.has(form));
}
