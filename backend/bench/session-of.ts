import { BENCH_PASSWORD } from './bench-data.ts';
import type { MeasuredServer } from './server-process.ts';

/** Signs in with `BENCH_PASSWORD`; returns the header `Cookie` of the session. */
export async function sessionOf(product: MeasuredServer, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: BENCH_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
