import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from './compare-catalogs.ts';

const COST = { en: /\$25.* 10% of the first month's pay/, es: /\$25.* 10% del salario del primer mes/ };
const PROMISE = { en: 'No hire, no bonus', es: 'Sin contratación no hay bono' };

it.each(['en', 'es'] as const)(
  'every promise in %s that there is no bonus without a hire says what a hire costs',
  (language) => {
    const folder = join(import.meta.dirname, language);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const found = files.flatMap((name) => {
      const catalog: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const texts = [...textsOf(catalog)];
      const parentOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
      return texts
        .filter(([, text]) => text.includes(PROMISE[language]))
        .map(([key]) => [
          `${name} ${key}`,
          texts
            .filter(([other]) => parentOf(other) === parentOf(key))
            .map(([, text]) => text)
            .join(' '),
        ]);
    });
    expect(found.length).toBe(4);
    expect(found.filter(([, text]) => !COST[language].test(text ?? ''))).toEqual([]);
  },
);
