import type { Page } from 'playwright';

/** What a server may answer: the words that come of it stand beside. */
export interface Answer {
  readonly status: number;
  readonly body?: object;
}

/** A breakdown that says nothing. */
export const silent: Answer = { status: 500 };

export function refusing(status: number, code: string, message = ''): Answer {
  return { status, body: { message, code } };
}

export const signedOut = refusing(401, 'identity.unauthorized', 'Unauthorized');

/** Lets one call answer as given, whatever the server would say. */
export async function answering(page: Page, path: string | RegExp, { status, body }: Answer): Promise<void> {
  await page.unroute(path);
  await page.route(path, (request) =>
    request.fulfill({ status, body: body ? JSON.stringify(body) : '', contentType: 'application/json' }),
  );
}
