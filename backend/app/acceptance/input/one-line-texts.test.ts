import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paragraphs, text } from '#contract/http/primitives.ts';
import { ROUTES } from '#platform/tokens.ts';
import type { Route } from '#platform/http/routing/route.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

/** Time zones and contact methods are compared with known ones. Drafts are checked when they are posted. */
const AS_GIVEN =
  /password|token|clientData|attestation|signature|endpoint|webhook|timeZone$|transports$|drafts.*content$|text-preview/i;
/** Form fields of one line. */
const ONE_LINE =
  /(?:title|name|company|location|city|(?<!mailing)address|payRate|schedule|tags|skills|poNumber|place)$/i;

interface Field {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Each field of a schema, by its path. */
function fieldsOf(schema: unknown, path: string, seen: ReadonlySet<unknown> = new Set()): Field[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  const within = new Set([...seen, schema]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      return field instanceof z.ZodType ? [{ path: at, schema: field }, ...fieldsOf(field, at, within)] : [];
    });
  }
  return Object.values(schema.def)
    .flat()
    .flatMap((inner) => fieldsOf(inner, path, within));
}

const LENGTHS = [1, 3, 10, 16, 40, 120];
/** Whether a text with this character is accepted, separately or in a list, with the character in it. */
function keeps({ schema }: Field, sign: string): boolean {
  return LENGTHS.some((length) => {
    const typed = `A${sign}${'b'.repeat(length)}`;
    return [typed, [typed]].some((value) => {
      const read = schema.safeParse(value);
      return read.success && [read.data].flat().some((one) => typeof one === 'string' && one.includes(sign));
    });
  });
}

describe('the texts of all calls', () => {
  let app: TestApplication;
  let fields: readonly Field[];

  beforeAll(async () => {
    app = await startTestApplication();
    const routes: readonly Route[] = app.application.all(ROUTES).flat();
    fields = routes.flatMap(({ method, path, body, query }) => [
      ...fieldsOf(body, `${method} ${path} body`),
      ...fieldsOf(query, `${method} ${path} query`),
    ]);
  });
  afterAll(() => app.stop());

  it('the check finds the text fields of all calls', () => {
    expect(fields.length).toBeGreaterThan(300);
  });

  it('no text field accepts control characters', () => {
    const taken = fields.filter(
      (field) =>
        !AS_GIVEN.test(field.path) &&
        ['\u0007', '\u001b', '\u007f', '\u0085', '\u2028'].some((sign) => keeps(field, sign)),
    );
    expect(taken.map(({ path }) => path)).toEqual([]);
  });

  it('every text field for a name accepts only one line', () => {
    const broken = fields.filter(
      (field) => ONE_LINE.test(field.path) && field.path.includes(' body') && keeps(field, '\r\n'),
    );
    expect(broken.map(({ path }) => path)).toEqual([]);
  });

  it.each(['\n', '\r\n', '\t', '\v', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029'])(
    'a one-line text rejects %j, and a longer text accepts only line breaks and tabs',
    (sign) => {
      expect(text({ max: 20 }).safeParse(`a${sign}b`).success).toBe(false);
      expect(paragraphs({ max: 20 }).safeParse(`a${sign}b`).success).toBe(/^[\r\n\t]+$/.test(sign));
    },
  );
});
