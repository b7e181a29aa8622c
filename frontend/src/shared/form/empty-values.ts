/** What the fields of a form begin with: nothing is typed yet. */
export function emptyValues<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
): Record<Field, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Field, string>;
}
