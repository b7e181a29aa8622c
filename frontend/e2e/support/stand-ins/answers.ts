import type { Page, Route } from 'playwright';

/** A mocked response. Tests list it next to the message it leads to. */
export interface Answer {
  readonly status: number;
  readonly body?: object;
}

/** A server error without a message. */
export const silent: Answer = { status: 500 };

export function refusing(status: number, code: string, message = ''): Answer {
  return { status, body: { message, code } };
}

export const signedOut = refusing(401, 'identity.unauthorized', 'Unauthorized');

/** Mocks the response of one call. */
export async function answering(page: Page, path: string | RegExp, answer: Answer): Promise<void> {
  await page.unroute(path);
  await page.route(path, (request) => request.fulfill(asGiven(answer)));
}

/** Mocks the response of calls to `path` while `act` runs. */
export async function answerInstead(
  page: Page,
  path: string,
  answer: Answer,
  act: () => Promise<unknown>,
): Promise<void> {
  await answering(page, path, answer);
  await act();
  await page.unroute(path);
}

/**
 * Mocks the responses of changes until `page.unroute(path)`. Reads, such as those of live screens, still
 * reach the server.
 */
export async function answeringChanges(page: Page, path: string | RegExp, answer: Answer): Promise<void> {
  await page.unroute(path);
  await page.route(path, (request) =>
    request.request().method() === 'GET' ? request.fallback() : request.fulfill(asGiven(answer)),
  );
}

/** Holds requests until the returned function is called, so that a test sees the loading state at any speed. */
export async function holding(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** Ends the session with the next call of a path. A screen that learned of it earlier would not offer the button. */
export async function endingSession(page: Page, path: string): Promise<void> {
  const end = async (request: Route): Promise<void> => {
    await page.context().clearCookies();
    await request.fulfill(asGiven(signedOut));
  };
  await page.route(path, end, { times: 1 });
}

function asGiven({ status, body }: Answer): { status: number; body: string; contentType: string } {
  return { status, body: body ? JSON.stringify(body) : '', contentType: 'application/json' };
}
