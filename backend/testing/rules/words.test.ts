import { describe, expect, it } from 'vitest';
import {
  catalogTexts,
  documentTexts,
  englishServerTexts,
  spanishServerTexts,
  type SpokenText,
} from './spoken-texts.ts';

/** A turn that must not come back, what to say for it, and why. */
type Unwanted = readonly [turn: RegExp, say: string, because: string];

const ENGLISH: readonly Unwanted[] = [
  [/\be-mail/i, 'email', 'the hyphen is gone'],
  [
    /(?<![\w-])(?:some|every|any)body(?![\w-])/i,
    'someone, everyone, anyone',
    'one word for it, and the friendlier one',
  ],
  [/\bat once\b/i, 'right away, immediately; together', 'stiff, and it means two things'],
  [/\bstands\b|\bstand here\b/i, 'is, shows up', 'translated: things do not stand on a screen'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix', 'one mends socks'],
  [/\bcalled off\b/i, 'canceled', 'the word of the buttons'],
  [/\bput forward\b/i, 'referred', 'the word of the product'],
];

/** Pages for developers may say these. */
const ENGLISH_ON_SCREEN: readonly Unwanted[] = [
  [/\bUTC\b/, 'nothing, or the reader’s own time', 'nobody on a site thinks in UTC'],
  [/\bSHA-?256\b/i, 'fingerprint', 'says nothing to who signs'],
];

/** "Usted" throughout: each of these says "tú" to the reader. */
const SPANISH: readonly Unwanted[] = [
  [/(?<!\p{L})(?:tu|tus|tú|ti|contigo|tuy[oa]s?)(?!\p{L})/iu, 'su, sus, usted', 'tú'],
  [
    /(?<!\p{L})(?:puedes|tienes|quieres|debes|eres|estás|necesitas|recibes|ganas)(?!\p{L})/iu,
    'puede, tiene…',
    'tú',
  ],
  [/(?<!\p{L})haz (?:clic|tap)/iu, 'haga clic', 'tú'],
  [
    /^¡?(?:Verifica|Confirma|Elige|Revisa|Escribe|Ingresa|Selecciona|Completa|Comparte) /u,
    'Verifique, Confirme…',
    'tú, where a text begins by asking',
  ],
];

/**
 * Texts of the specification that hold such a turn: they stay to the letter. The key is the whole text, the value is
 * where it comes from. None does so far.
 */
const SPECIFIED: ReadonlyMap<string, string> = new Map<string, string>();

const server = englishServerTexts();

function turnsIn(texts: readonly SpokenText[], unwanted: readonly Unwanted[]): readonly string[] {
  return texts.flatMap(({ at, text }) =>
    SPECIFIED.has(text)
      ? []
      : unwanted
          .filter(([turn]) => turn.test(text))
          .map(([turn, say]) => `${at}: "${text.trim()}" has ${String(turn)}; say: ${say}`),
  );
}

describe('what people read', () => {
  it('is free of stiff English on the screens', () => {
    expect(turnsIn(catalogTexts('en'), [...ENGLISH, ...ENGLISH_ON_SCREEN])).toEqual([]);
  });

  it('is free of stiff English where the server speaks', () => {
    expect(turnsIn(server, ENGLISH)).toEqual([]);
  });

  it('is free of stiff English in the documentation', () => {
    expect(turnsIn(documentTexts(), ENGLISH)).toEqual([]);
  });

  it('says "usted" on the Spanish screens', () => {
    expect(turnsIn(catalogTexts('es'), SPANISH)).toEqual([]);
  });

  it('says "usted" in Spanish texts, emails and documents', () => {
    expect(turnsIn(spanishServerTexts(), SPANISH)).toEqual([]);
  });
});

describe('the search for unwanted turns', () => {
  it.each([
    ['Please confirm your E-mail.', ENGLISH],
    ['Somebody asked for it.', ENGLISH],
    ['The new one holds at once.', ENGLISH],
    ['Your jobs will stand here.', ENGLISH],
    ['Please mend it.', ENGLISH],
    ['This payment was called off', ENGLISH],
    ['SHA-256 of the document', ENGLISH_ON_SCREEN],
    ['Verifica su teléfono', SPANISH],
    ['Ya puedes postularte', SPANISH],
    ['Revise tus datos', SPANISH],
    ['Haz clic aquí', SPANISH],
  ])('finds one in "%s"', (text, unwanted) => {
    expect(turnsIn([{ at: 'here', text }], unwanted)).toHaveLength(1);
  });

  it.each([
    ['We emailed someone. Recommend a friend.', ENGLISH],
    ['{{name}} verifica el teléfono', SPANISH],
    ['Usted tiene una oferta. Verifique su correo.', SPANISH],
  ])('lets "%s" be', (text, unwanted) => {
    expect(turnsIn([{ at: 'here', text }], unwanted)).toEqual([]);
  });

  it('reads what there is to read', () => {
    expect(catalogTexts('en').length).toBeGreaterThan(1000);
    expect(server.map(({ text }) => text)).toContain('Someone else just changed this');
    expect(documentTexts().length).toBeGreaterThan(1000);
    expect(spanishServerTexts().length).toBeGreaterThan(100);
  });
});
