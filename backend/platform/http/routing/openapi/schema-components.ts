export type JsonSchema = Readonly<Record<string, unknown>>;

/** A reference itself takes about fifty characters. */
const SHORTEST_SHARED = 80;
/** The kind of value of each key: one schema, schemas by name, or a list. */
const ONE = ['items', 'additionalProperties', 'propertyNames', 'not'];
const NAMED = ['properties'];
const LISTED = ['anyOf', 'oneOf', 'allOf'];

type Inside = (schema: JsonSchema, hint: string) => JsonSchema;

interface Found {
  readonly schema: JsonSchema;
  readonly hint: string;
  uses: number;
}

/**
 * Moves schemas that a document repeats into its components and puts a reference in each place. Count all of
 * them before placing the first.
 */
export class SchemaComponents {
  /** By name, for `components.schemas`. */
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly found = new Map<string, Found>();
  private readonly names = new Map<string, string>();
  private readonly texts = new WeakMap<JsonSchema, string>();

  /** @param hint its name in the first place where it appears, unless its form has a name of its own */
  count(schema: JsonSchema, hint: string): void {
    const text = this.textOf(schema);
    const known = this.found.get(text);
    if (known) {
      known.uses += 1;
      return;
    }
    this.found.set(text, { schema, hint, uses: 1 });
    mapInside(schema, hint, (inner, innerHint) => {
      this.count(inner, innerHint);
      return inner;
    });
  }

  place(schema: JsonSchema): JsonSchema {
    const text = this.textOf(schema);
    const found = this.found.get(text);
    if (!found || found.uses === 1 || text.length < SHORTEST_SHARED) return this.placeInside(schema);
    let name = this.names.get(text);
    if (name === undefined) {
      name = this.freeName(nameOf(schema) ?? found.hint);
      this.names.set(text, name);
      this.schemas[name] = this.placeInside(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private placeInside(schema: JsonSchema): JsonSchema {
    return mapInside(schema, '', (inner) => this.place(inner));
  }

  private freeName(wanted: string): string {
    let name = wanted;
    for (let number = 2; name in this.schemas || name === 'Error'; number += 1) name = `${wanted}${number}`;
    // Reserves its name while the schemas inside get theirs.
    this.schemas[name] = {};
    return name;
  }

  private textOf(schema: JsonSchema): string {
    const text = this.texts.get(schema) ?? JSON.stringify(schema);
    this.texts.set(schema, text);
    return text;
  }
}

function mapInside(schema: JsonSchema, hint: string, map: Inside): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]): readonly [string, unknown] => {
    if (ONE.includes(key) && isSchema(value))
      return [key, map(value, key === 'items' ? `${hint}Item` : hint)];
    if (NAMED.includes(key) && isSchema(value))
      return [key, Object.fromEntries(schemasIn(value).map(([name, one]) => [name, map(one, pascal(name))]))];
    if (LISTED.includes(key) && Array.isArray(value))
      return [key, value.map((one: unknown) => (isSchema(one) ? map(one, hint) : one))];
    return [key, value];
  });
  return Object.fromEntries(entries);
}

function schemasIn(named: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(named).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `DateTime`, `NullableDateTime`: named after the form, not after the first field. */
function nameOf(schema: JsonSchema): string | null {
  const { format, anyOf } = schema;
  if (typeof format === 'string') return pascal(format);
  const options = Array.isArray(anyOf) ? anyOf.filter(isSchema) : [];
  const [only, ...others] = options.filter(({ type }) => type !== 'null');
  const inner = only && others.length === 0 && options.length === 2 ? nameOf(only) : null;
  return inner === null ? null : `Nullable${inner}`;
}

/** `date-time` and `dateTime` are both `DateTime`. */
export function pascal(words: string): string {
  return words.replaceAll(/[^A-Za-z0-9]+(.)?|^(.)/g, (_, next = '', first = '') =>
    `${next}${first}`.toUpperCase(),
  );
}
