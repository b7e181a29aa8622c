import { accountBusySchema } from '#contract/identity/personal-data.ts';
import { isApiError } from '#shared/api/index.ts';

export interface Hindrance {
  readonly reasons: readonly string[];
  /** The user only has to forfeit the money. */
  readonly canForfeit: boolean;
}

/**
 * Why an account cannot be deleted yet: the body of the 409, which follows the status in the error's message.
 */
export function hindranceOf(error: unknown): Hindrance | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const body = accountBusySchema.safeParse(parsed(error.message.slice('409: '.length)));
  if (!body.success) return { reasons: [error.serverMessage], canForfeit: false };
  return { reasons: body.data.hindrances, canForfeit: body.data.canForfeit };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
