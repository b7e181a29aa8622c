import { dayAhead } from '../fixtures/time/test-now.ts';
import { testPhone } from '../fixtures/sign-up.ts';

/** The part of JSON Schema that our contracts use. */
export interface BodySchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly items?: BodySchema;
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
  readonly allOf?: readonly BodySchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
}

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Valid values by field name: the contract would reject anything else. */
const SHAPED: readonly (readonly [RegExp, () => unknown])[] = [
  [/phone$/i, testPhone],
  [/email$/i, () => `person-${testPhone().slice(2)}@example.com`],
  [/password$/i, () => 'sturdy-hammer-9'],
  [/bonus$|amount$|fee$/i, () => '500'],
  [/(date|day)$/i, () => dayAhead(21)],
  [/reference$/i, () => 'Check 1042'],
  [/zip$/i, () => '78701'],
];

/** A body that satisfies its contract and has the same text in every free-text field. */
export function hostileBody(schema: BodySchema, hostile: string, field = ''): unknown {
  const { properties, items, minimum = 1 } = schema;
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const [first] = (options ?? []).filter(({ type }) => type !== 'null');
  if (first) return hostileBody(first, hostile, field);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, value]) => [name, hostileBody(value, hostile, name)]));
  }
  if (schema.type === 'array') return items ? [hostileBody(items, hostile, field)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, minimum);
  return wordsFor(schema, hostile, field);
}

function wordsFor({ format, maxLength }: BodySchema, hostile: string, field: string): unknown {
  if (format === 'uuid') return UNKNOWN_ID;
  if (format === 'date') return dayAhead(21);
  if (format === 'date-time') return `${dayAhead(21)}T15:00:00.000Z`;
  const shaped = SHAPED.find(([name]) => name.test(field));
  return shaped ? shaped[1]() : hostile.slice(0, maxLength);
}

/** A valid body with the same hostile text in every free-text field. */
export function hostileVersion(sample: unknown, schema: BodySchema, hostile: string, field = ''): unknown {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const fitting = options?.find((option) => fits(option, sample));
  if (fitting) return hostileVersion(sample, fitting, hostile, field);
  if (Array.isArray(sample))
    return sample.map((item) => hostileVersion(item, schema.items ?? {}, hostile, field));
  if (typeof sample === 'object' && sample !== null)
    return Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [
        name,
        hostileVersion(value, schema.properties?.[name] ?? {}, hostile, name),
      ]),
    );
  return typeof sample === 'string' && takesWords(schema, field)
    ? hostile.slice(0, schema.maxLength)
    : sample;
}

/** Fields that must have their valid value. */
const KEPT = /^(answer|code|clientSecret|questionId)$/;

const takesWords = (
  { type, format, pattern, enum: values, const: only }: BodySchema,
  field: string,
): boolean =>
  type === 'string' &&
  [format, pattern, values, only].every((one) => one === undefined) &&
  !KEPT.test(field) &&
  !SHAPED.some(([name]) => name.test(field));

function fits(schema: BodySchema, sample: unknown): boolean {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return options.some((option) => fits(option, sample));
  if (schema.const !== undefined) return schema.const === sample;
  if (schema.enum) return schema.enum.includes(sample);
  if (Array.isArray(sample)) return schema.type === 'array';
  if (typeof sample !== 'object' || sample === null) return schema.type === typeof sample;
  return Object.keys(sample).every((name) => schema.properties?.[name] !== undefined);
}
