import { describe, expect, it } from 'vitest';
import { catalogTexts, documentTexts, serverTexts, type SpokenText } from './spoken-texts.ts';

/** An unwanted phrase, its replacement, and the reason. */
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

/** Pages for developers may use these. */
const ENGLISH_ON_SCREEN: readonly Unwanted[] = [
  [/\bUTC\b/, 'nothing, or the reader’s own time', 'nobody on a site thinks in UTC'],
  [/\bSHA-?256\b/i, 'fingerprint', 'says nothing to who signs'],
];

/** Addresses the reader as "tú" instead of "usted". */
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
 * Specified texts with such a phrase, which must not change. The key is the whole text, the value is its
 * source. Empty so far.
 */
const SPECIFIED: ReadonlyMap<string, string> = new Map<string, string>();

const server = serverTexts();
const TEMPLATES = 'backend/modules/notifications/application/templates';
/** A sample of the sources with Spanish in them: the check reads every source. */
const SPANISH_SOURCES = [
  ...['es', 'es-texts', 'es-emails', 'es-mail'].map((name) => `${TEMPLATES}/${name}.ts`),
  ...['payments', 'community', 'moderation'].map((name) => `${TEMPLATES}/notices/${name}.ts`),
  'backend/modules/offers/adapters/pdf/letter-phrases.ts',
  'backend/modules/offers/adapters/pdf/certificate-phrases.ts',
  'backend/modules/offers/domain/signing/consent-texts.ts',
  'backend/modules/billing/adapters/pdf/invoice-labels.ts',
];

function turnsIn(texts: readonly SpokenText[], unwanted: readonly Unwanted[]): readonly string[] {
  return texts.flatMap(({ at, text }) =>
    SPECIFIED.has(text)
      ? []
      : unwanted
          .filter(([turn]) => turn.test(text))
          .map(([turn, say]) => `${at}: "${text.trim()}" has ${String(turn)}; say: ${say}`),
  );
}

describe('the texts for users', () => {
  it('the screens have no stiff English', () => {
    expect(turnsIn(catalogTexts('en'), [...ENGLISH, ...ENGLISH_ON_SCREEN])).toEqual([]);
  });

  it('the server’s texts have no stiff English', () => {
    expect(turnsIn(server, ENGLISH)).toEqual([]);
  });

  it('the documentation has no stiff English', () => {
    expect(turnsIn(documentTexts(), ENGLISH)).toEqual([]);
  });

  it('Spanish screens say "usted"', () => {
    expect(turnsIn(catalogTexts('es'), SPANISH)).toEqual([]);
  });

  it('Spanish texts, emails, and documents say "usted"', () => {
    expect(turnsIn(server, SPANISH)).toEqual([]);
  });
});

describe('the search for unwanted phrases', () => {
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
  ])('an unwanted phrase is found in "%s"', (text, unwanted) => {
    expect(turnsIn([{ at: 'here', text }], unwanted)).toHaveLength(1);
  });

  it.each([
    ['We emailed someone. Recommend a friend.', ENGLISH],
    ['{{name}} verifica el teléfono', SPANISH],
    ['Usted tiene una oferta. Verifique su correo.', SPANISH],
  ])('no unwanted phrase is found in "%s"', (text, unwanted) => {
    expect(turnsIn([{ at: 'here', text }], unwanted)).toEqual([]);
  });

  it('the search reads all sources of texts', () => {
    expect(catalogTexts('en').length).toBeGreaterThan(1000);
    expect(server.map(({ text }) => text)).toContain('Someone else just changed this');
    expect(documentTexts().length).toBeGreaterThan(1000);
    expect(server.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual(expect.arrayContaining(SPANISH_SOURCES));
  });
});
