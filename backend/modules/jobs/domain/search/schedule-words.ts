import { fold } from './typed-words.ts';

/** When someone wants to work, and how both languages say it. */
const SCHEDULE_PHRASES = {
  weekends: [
    'weekend',
    'weekends',
    'fin de semana',
    'fines de semana',
    'saturday',
    'sunday',
    'sábado',
    'domingo',
  ],
  nights: ['night', 'nights', 'night shift', 'overnight', 'noche', 'noches', 'nocturno', 'turno de noche'],
  'full-time': ['full time', 'fulltime', 'tiempo completo', 'jornada completa'],
  'part-time': ['part time', 'parttime', 'medio tiempo', 'media jornada', 'tiempo parcial'],
  temporary: ['temporary', 'contract', 'seasonal', 'temporal', 'por contrato', 'contrato', 'temporada'],
} as const;

export type ScheduleKind = keyof typeof SCHEDULE_PHRASES;

const KINDS = Object.keys(SCHEDULE_PHRASES) as readonly ScheduleKind[];
/** Longer phrases first: "fin de semana" before "semana". */
const PHRASES = KINDS.flatMap((kind) =>
  SCHEDULE_PHRASES[kind].map((phrase) => spokenAs(kind, fold(phrase))),
).toSorted((a, b) => b.phrase.length - a.phrase.length);

function spokenAs(kind: ScheduleKind, phrase: string) {
  return { kind, phrase, spoken: new RegExp(String.raw`(?<![\p{L}\p{N}])${phrase}s?(?![\p{L}\p{N}])`, 'u') };
}

export function waysToSay(kind: ScheduleKind): readonly string[] {
  return SCHEDULE_PHRASES[kind];
}

/** The kind a whole text names: "full-time", "fines de semana"; null for any other text. */
export function scheduleNamed(text: string): ScheduleKind | null {
  const folded = fold(text);
  return PHRASES.find(({ phrase }) => phrase === folded || `${phrase}s` === folded)?.kind ?? null;
}

/** The first kind that is spoken of in a folded text, and the text without it. */
export function takeSchedule(folded: string): { kind: ScheduleKind | null; rest: string } {
  for (const { kind, spoken } of PHRASES) {
    if (spoken.test(folded)) return { kind, rest: folded.replace(spoken, ' ').replaceAll(/ +/g, ' ').trim() };
  }
  return { kind: null, rest: folded };
}
