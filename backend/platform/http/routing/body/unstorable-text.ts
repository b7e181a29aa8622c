import { invalidInput } from '../../errors.ts';

/** Deeper nesting is rejected before the walk overflows the stack. */
const DEEPEST = 100;

/**
 * PostgreSQL stores no NUL character, and UTF-8 no lone surrogates.
 * @throws DomainError `http.invalid_input` (invalid), which names the first field that contains one
 */
export function refuseUnstorableText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') refuseText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (path.length > DEEPEST) throw invalidInput('', 'The request is nested too deeply');
  for (const [key, inner] of Object.entries(value)) {
    refuseText(key, path);
    refuseUnstorableText(inner, [...path, key]);
  }
}

function refuseText(text: string, path: readonly string[]): void {
  if (text.includes('\u0000')) throw invalidInput(path.join('.'), 'A text must not contain a NUL character');
  if (!text.isWellFormed()) throw invalidInput(path.join('.'), 'A text holds an incomplete character');
}
