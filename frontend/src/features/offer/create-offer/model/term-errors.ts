import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** Shows problems, by field. */
export type ShowErrors = (errors: Record<string, unknown>) => void;

const TERMS = 'offerData.';

/** The server's messages about single terms, by form field. */
export function termErrors(error: unknown): Record<string, unknown> {
  const issues = isApiError(error) ? error.issues : [];
  const named = issues.map((issue) => ({ ...issue, path: issue.path.replace(TERMS, '') }));
  return errorsOf(named, translateMessage);
}
