import { createHash } from 'node:crypto';
import { EncodedText } from '#platform/http/encoded-text.ts';
import type { RawAnswer } from '#platform/http/routing/answer.ts';
import { openApiDocument } from '#platform/http/routing/openapi/openapi.ts';
import { route, type Route } from '#platform/http/routing/route.ts';

/** `/api/openapi.json` describes all mounted routes; `/api/docs` shows the same as a page. */
export function documentationRoutes(routes: readonly Route[], publicUrl: string): readonly Route[] {
  const json = once(async () =>
    kept(JSON.stringify(await openApiDocument(routes, publicUrl)), {
      'Content-Type': 'application/json; charset=utf-8',
    }),
  );
  const page = once(async () =>
    kept(documentationPage(routes), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    }),
  );
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'Get the OpenAPI 3.1 document of this API',
      cacheable: true,
      answers: { 200: 'raw' },
      handler: json,
    }),
    route({
      method: 'get',
      path: '/api/docs',
      access: 'public',
      summary: 'Get the OpenAPI document as a page',
      cacheable: true,
      answers: { 200: 'raw' },
      handler: page,
    }),
  ];
}

/**
 * One shared answer: it is hundreds of kilobytes long, and writing, hashing, or compressing it for each
 * caller would block others.
 */
function kept(text: string, headers: Readonly<Record<string, string>>): RawAnswer {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { status: 200, headers: { ...headers, ETag: etag }, body: new EncodedText(text) };
}

/** Created on the first request: most processes, such as those of tests, never get one. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function documentationPage(routes: readonly Route[]): string {
  const rows = [...routes]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map((entry) => {
      const answers = Object.keys(entry.answers).join(', ');
      const cells = [entry.method.toUpperCase(), entry.path, entry.access, answers, entry.summary];
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
    });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Crewvine API</title><h1>Crewvine API</h1>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Errors are
<code>{"message", "code", "issues"?}</code>; amounts are texts of dollars; instants are ISO 8601 in UTC.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>Answers</th><th>What it does</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></html>`;
}
