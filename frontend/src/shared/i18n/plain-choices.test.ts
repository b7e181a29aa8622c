import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Phrases that were replaced everywhere: choices are selected and cleared, cases are released, and offers have a result. */
const RETIRED = {
  en: /\b(?:choose (?:all|none)|select none|\{\{count\}\} chosen|what came of it|letters? made|nobody is on this|give it back)\b/i,
  es: /\{\{count\}\} elegid[ao]s?|elegir (?:a )?tod[ao]s|no elegir (?:a )?(?:nadie|ningun[ao])|nadie lo está revisando|^devolverlo$/i,
} as const;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

it.each(['en', 'es'] as const)('no text uses the old words for choosing and releasing: %s', (language) => {
  const folder = path.join(import.meta.dirname, language);
  const all = readdirSync(folder).flatMap((file) =>
    texts(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => RETIRED[language].test(text))).toEqual([]);
});
