import { p } from '@mikro-orm/postgresql';
import { recordOf } from '#kernel/record-of.ts';
import type { JobText } from '#modules/jobs/domain/posting/job-record.ts';

interface WrittenColumn {
  readonly column: string;
  /** How it is mapped. */
  readonly kind: object;
  /**
   * Its name in answers and in the personal data copy, and how it is shown, if that is not the field and its column.
   */
  readonly shown?: { readonly name: string; readonly as: (column: string) => string };
  /** Whether a paid post that differs in it is another post. */
  readonly isSamePost: boolean;
  /** Whether the personal data copy contains it. */
  readonly isExported: boolean;
  /** Its value after its employer's account is erased. */
  readonly erased: 'stays' | 'null' | `'${string}'`;
}

/**
 * The fields that an employer writes. The mapping, public pages, the comparison of paid posts, export and erasure use this table.
 */
const WRITTEN_COLUMNS = {
  title: { column: 'title', kind: p.text(), isSamePost: true, isExported: true, erased: 'stays' },
  company: {
    column: 'company',
    kind: p.text(),
    isSamePost: true,
    isExported: true,
    erased: "'Former company'",
  },
  description: { column: 'description', kind: p.text(), isSamePost: true, isExported: true, erased: "''" },
  location: { column: 'location', kind: p.text(), isSamePost: true, isExported: true, erased: "''" },
  payRate: { column: 'pay_rate', kind: p.text(), isSamePost: true, isExported: true, erased: 'stays' },
  schedule: { column: 'schedule', kind: p.text(), isSamePost: true, isExported: true, erased: 'stays' },
  category: { column: 'category', kind: p.text(), isSamePost: true, isExported: true, erased: 'stays' },
  referralBonusCents: {
    column: 'referral_bonus_cents',
    kind: p.bigint('number'),
    shown: { name: 'referralBonus', as: (column) => `dollars(${column})` },
    isSamePost: true,
    isExported: true,
    erased: 'stays',
  },
  requirements: {
    column: 'requirements',
    kind: p.text().nullable(),
    isSamePost: true,
    isExported: true,
    erased: 'null',
  },
  requiredSkills: {
    column: 'required_skills',
    kind: p.array(),
    isSamePost: true,
    isExported: true,
    erased: 'stays',
  },
  // A town's coordinates may change with a later lookup.
  latitude: {
    column: 'latitude',
    kind: p.double().nullable(),
    isSamePost: false,
    isExported: false,
    erased: 'null',
  },
  longitude: {
    column: 'longitude',
    kind: p.double().nullable(),
    isSamePost: false,
    isExported: false,
    erased: 'null',
  },
  maxDistance: {
    column: 'max_distance',
    kind: p.integer(),
    isSamePost: false,
    isExported: false,
    erased: 'stays',
  },
} satisfies Record<keyof JobText, WrittenColumn>;

const names = Object.keys(WRITTEN_COLUMNS) as (keyof JobText)[];
const columns: readonly (readonly [string, WrittenColumn])[] = Object.entries(WRITTEN_COLUMNS);

export const writtenProperties = recordOf(names, (name) => WRITTEN_COLUMNS[name].kind);

/** Columns of the jobs `j`, named as their fields. */
export const WRITTEN = names.map((name) => `j.${WRITTEN_COLUMNS[name].column} as "${name}"`).join(', ');

/** Keys and values of `json_build_object`, of the jobs `j`. */
export const EXPORTED_JSON = columns
  .filter(([, { isExported }]) => isExported)
  .map(([field, { column, shown }]) => {
    const { name = field, as = (value: string) => value } = shown ?? {};
    return `'${name}', ${as(`j.${column}`)}`;
  })
  .join(', ');

/** Assignments of an update. */
export const ERASED = columns
  .filter(([, { erased }]) => erased !== 'stays')
  .map(([, { column, erased }]) => `${column} = ${erased}`)
  .join(', ');

const compared = names.filter((name) => WRITTEN_COLUMNS[name].isSamePost);

/** A condition on jobs whose parameters begin at `$first`, and their values. */
export function sameText(first: number): string {
  return compared
    .map((name, at) => `${WRITTEN_COLUMNS[name].column} is not distinct from $${first + at}`)
    .join(' and ');
}

export function comparedValues(text: JobText): readonly unknown[] {
  return compared.map((name) => text[name]);
}
