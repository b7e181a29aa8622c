import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from './compare-catalogs.ts';
import { familiarWords } from './usted.ts';

const spanish = join(import.meta.dirname, 'es');

describe('the Spanish texts', () => {
  it.each(readdirSync(spanish).filter((name) => name.endsWith('.json')))(
    '%s addresses its reader with "usted"',
    (file) => {
      const texts = textsOf(JSON.parse(readFileSync(join(spanish, file), 'utf8')));
      const familiar = [...texts].filter(([, text]) => familiarWords(text).length > 0);
      expect(familiar).toEqual([]);
    },
  );
});

describe('the search for "tú"', () => {
  it.each([
    ['Su bono es tuyo', ['tuyo']],
    ['Elige un empleo', ['elige']],
    ['No se guardó. Inténtalo de nuevo.', ['inténtalo']],
    ['Recomendaste a {{name}}.', ['recomendaste']],
    ['¿Conoces a alguien?', ['conoces']],
  ])('the search finds it in "%s"', (text, words) => {
    expect(familiarWords(text)).toEqual(words);
  });

  it.each([
    'Elija un empleo y recomiende a alguien',
    'Quien recomienda a otra persona escribe su nombre',
    'En qué consiste el trabajo que existe hoy',
    '{{name}} usa otro idioma',
    '¿Usa otro idioma?',
  ])('the search accepts "%s"', (text) => {
    expect(familiarWords(text)).toEqual([]);
  });
});
