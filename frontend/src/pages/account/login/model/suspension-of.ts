import { suspendedSchema, type Suspended } from '#contract/identity/sign-in/login.ts';
import { isApiError } from '#shared/api/index.ts';

/** The suspension in the body of the 403, which follows the status in the error's message. */
export function suspensionOf(error: unknown): Suspended | null {
  if (!isApiError(error) || error.code !== 'identity.suspended') return null;
  return suspendedSchema.safeParse(parsed(error.message.slice('403: '.length))).data ?? { suspension: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
