import type { Page, Route } from 'playwright';

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
export async function answering(page: Page, path: string | RegExp, answer: Answer): Promise<void> {
  await page.unroute(path);
  await page.route(path, (request) => request.fulfill(asGiven(answer)));
}

/** While `act` runs, calls to `path` get this answer. */
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
 * Lets changes answer as given until `page.unroute(path)`. What is read meanwhile, as live screens do by themselves, is the
 * server's.
 */
export async function answeringChanges(page: Page, path: string | RegExp, answer: Answer): Promise<void> {
  await page.unroute(path);
  await page.route(path, (request) =>
    request.request().method() === 'GET' ? request.fallback() : request.fulfill(asGiven(answer)),
  );
}

/**
 * Keeps what is asked for waiting until the function that comes back is called: what stands meanwhile is seen, however quick
 * the answer is and however slow the test.
 */
export async function holding(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** Ends the session with the next call of a path: a screen that has heard of its end before has nothing to press any more. */
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
