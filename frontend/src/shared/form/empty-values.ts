/** The initial values of a form, with every field empty. */
export function emptyValues<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
): Record<Field, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Field, string>;
}
