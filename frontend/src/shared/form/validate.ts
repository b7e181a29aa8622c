import { setIn } from 'formik';
import type { z } from 'zod';

/**
 * Makes a Formik `validate` from a contract's schema: the first message of each path. `translate` turns the
 * contract's sentence into the person's language.
 */
export function validateWith(
  schema: z.ZodType,
  translate: (message: string) => string = (message) => message,
): (values: unknown) => Record<string, unknown> {
  return (values) => {
    const result = schema.safeParse(values);
    return result.success ? {} : errorsOf(firstPerPath(result.error.issues), translate);
  };
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Formik's nested errors from dotted paths of a schema or of the server's `issues`. */
export function errorsOf(
  problems: readonly Problem[],
  translate: (message: string) => string = (message) => message,
): Record<string, unknown> {
  return problems.reduce<Record<string, unknown>>(
    (errors, { path, message }) => setIn(errors, path, translate(message)),
    {},
  );
}

function firstPerPath(issues: readonly { path: PropertyKey[]; message: string }[]): Problem[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}

/** Every message of a nested error object with its dotted path, in the order of the form. */
export function flattenErrors(errors: unknown, prefix = ''): { name: string; message: string }[] {
  if (typeof errors === 'string') return [{ name: prefix, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, child]) =>
    flattenErrors(child, prefix === '' ? key : `${prefix}.${key}`),
  );
}
