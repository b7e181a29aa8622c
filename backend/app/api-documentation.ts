import { openApiDocument } from '#platform/http/routing/openapi.ts';
import { JsonText } from '#platform/http/routing/json-text.ts';
import { route, type Route } from '#platform/http/routing/route.ts';

/** `/api/openapi.json` of everything mounted; the readable page at `/api/docs` is one static answer made from it. */
export function documentationRoutes(routes: readonly Route[], publicUrl: string): readonly Route[] {
  let text: string | null = null;
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'The OpenAPI 3.1 document of this interface',
      cacheable: true,
      answers: { 200: 'raw' },
      handler: async () => {
        text ??= JSON.stringify(openApiDocument(routes, publicUrl));
        return { status: 200, body: new JsonText(null, text) };
      },
    }),
    route({
      method: 'get',
      path: '/api/docs',
      access: 'public',
      summary: 'The same as a page to read',
      answers: { 200: 'raw' },
      handler: async () => ({
        status: 200,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy':
            "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        },
        body: Buffer.from(documentationPage(routes)),
      }),
    }),
  ];
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
