import { HttpClient, type HttpAnswer } from '#testing/fixtures/http-client.ts';

/**
 * The way of a browser through the provider: from the address it was sent to, over the sign-in page, to the address it is
 * sent back to. `name` null refuses there.
 * @param ago seconds since they signed in there
 */
export async function signInAtProvider(authorizationUrl: string, name: string | null, ago = 0): Promise<URL> {
  const start = new URL(authorizationUrl);
  const browser = new HttpClient(start.origin);
  let answer = await browser.get(start.pathname + start.search);
  for (let steps = 0; steps < 10; steps += 1) {
    const next = new URL(locationOf(answer), start.origin);
    if (next.origin !== start.origin) return next;
    answer = await browser.get(next.pathname + next.search);
    if (answer.status === 200) answer = await submit(browser, next.pathname, name, ago);
  }
  throw new Error('The provider does not send the browser back');
}

function locationOf(answer: HttpAnswer<unknown>): string {
  const location = answer.headers.get('Location');
  if (location) return location;
  throw new Error(`The provider answered ${answer.status}: ${String(answer.body)}`);
}

function submit(
  browser: HttpClient,
  path: string,
  name: string | null,
  ago: number,
): Promise<HttpAnswer<unknown>> {
  const typed = new URLSearchParams(name === null ? { refuse: 'yes' } : { name, ago: String(ago) });
  return browser.post(path, typed.toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });
}
