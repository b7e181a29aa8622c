import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder with the web client's unbuilt page, for a test without a build. */
export async function pageFolder(): Promise<{ readonly root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'crewvine-pages-'));
  await copyFile(
    path.resolve(import.meta.dirname, '../../../../frontend/index.html'),
    path.join(root, 'index.html'),
  );
  return { root, remove: () => rm(root, { recursive: true }) };
}

export interface ReadPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly title: string;
  /** The content of each `meta` by its name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** The address of each `link` by its relation, with the language after a space. */
  readonly links: Readonly<Record<string, string>>;
  /** JSON-LD by its type. */
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A page as a robot sees it: runs no scripts and follows no redirects. */
export async function readPage(address: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const html = await answer.text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const links = [...html.matchAll(/<link rel="([^"]+)"(?: hreflang="([^"]+)")? href="([^"]*)" \/>/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/gs)].map(
    ([, text = '']): Record<string, unknown> => JSON.parse(text),
  );
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, plain(content)])),
    links: Object.fromEntries(
      links.map(([, rel = '', language, href = '']) => [language ? `${rel} ${language}` : rel, plain(href)]),
    ),
    data: Object.fromEntries(data.map((one) => [String(one['@type']), one])),
  };
}

function plain(text: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');
}
