import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_PAGES, SECRET_QUERIES } from '#platform/http/contract/secret-pages.ts';
import { PageAnswers } from '../pages/page-answers.ts';
import { NONCE_MARK, PageShell } from '../pages/page-shell.ts';
import { StaticFiles } from './static-files.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><meta content="__CSP_NONCE__"><meta name="routes" content="/assets/routes.js"></head><body></body></html>';

describe('the page of the web client', () => {
  const servers: Server[] = [];
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'crewvine-page-'));
    await writeFile(path.join(root, 'index.html'), PAGE);
    const texts = { en: ['/assets/en/employer.js'], es: ['/assets/es/employer.js'] };
    const screens = { '/employer-dashboard': { code: ['/assets/EmployerDashboard.js'], texts } };
    await mkdir(path.join(root, '.vite'));
    await writeFile(path.join(root, '.vite/screens.json'), JSON.stringify(screens));
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await rm(root, { recursive: true });
  });

  async function visit(
    address: string,
    prelaunch: boolean,
    devTools = false,
    cookie = 'crewvine.sid=of-someone',
  ): Promise<{ headers: Headers; html: string }> {
    const app = new Koa();
    const silent = { warn: () => undefined };
    const answers = new PageAnswers({
      pages: [],
      publicUrl: 'http://crewvine.test',
      log: silent,
      nonceMark: NONCE_MARK,
      trees: { of: async () => null },
      countLink: async () => undefined,
      loadSession: async () => undefined,
      readerOf: async () => null,
      read: (work) => work(),
    });
    const shell = new PageShell(root, { prelaunch, devTools, stripe: false, secure: false }, answers);
    app.use(new StaticFiles(root, shell).middleware());
    const answer = app.callback();
    const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const page = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } });
    return { headers: page.headers, html: await page.text() };
  }

  it('says before the launch that the product has not launched yet, and nothing afterward', async () => {
    expect((await visit('/', true)).html).toContain('<html lang="en" data-prelaunch="true">');
    expect((await visit('/jobs', true)).html).toContain('data-prelaunch');
    expect((await visit('/', false)).html).not.toContain('prelaunch');
  });

  it('the page declares development tools only if the server has them', async () => {
    expect((await visit('/', false, true)).html).toContain('<html lang="en" data-dev-tools="true">');
    expect((await visit('/', false)).html).not.toContain('dev-tools');
  });

  it('the page of a request without a session says that no one is signed in', async () => {
    const htmlFor = async (cookie: string) => (await visit('/my-applications', false, false, cookie)).html;
    expect(await htmlFor('theme=dark')).toContain('<html lang="en" data-signed-out="true">');
    expect(await htmlFor('crewvine.sid=of-someone')).toContain('<html lang="en">');
    expect(await htmlFor('__Host-crewvine.sid=of-someone')).not.toContain('signed-out');
  });

  it('the page of a signed-in user names the files of its screen, in its language', async () => {
    const named = async (address: string, cookie?: string) =>
      /<meta name="screen" content="([^"]*)"/.exec((await visit(address, false, false, cookie)).html)?.[1];
    expect(await named('/employer-dashboard')).toBe('/assets/EmployerDashboard.js /assets/en/employer.js');
    expect(await named('/employer-dashboard?lang=es')).toBe(
      '/assets/EmployerDashboard.js /assets/es/employer.js',
    );
    expect(await named('/my-referrals')).toBeUndefined();
    expect(await named('/employer-dashboard', 'theme=dark')).toBeUndefined();
  });

  it('the page has the nonce of its own policy', async () => {
    const { headers, html } = await visit('/', true);
    const nonce = /content="([^"]+)"/.exec(html)?.[1];
    expect(nonce).not.toBe('__CSP_NONCE__');
    expect(headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
  });

  it('a page with a secret address sends no Referer', async () => {
    const policyOf = async (address: string) => (await visit(address, false)).headers.get('Referrer-Policy');
    for (const page of SECRET_PAGES) {
      const address = page.replaceAll(/:\w+/g, 'secret');
      expect([page, await policyOf(address), await policyOf(`${address}/`)]).toEqual([
        page,
        'no-referrer',
        'no-referrer',
      ]);
    }
    for (const page of SECRET_QUERIES) expect(await policyOf(`${page}?token=secret`)).toBe('no-referrer');
    expect(await policyOf('/waitlist')).toBeNull();
  });

  it('search engines may not index a page with a secret address', async () => {
    const robotsOf = async (address: string) => (await visit(address, false)).headers.get('X-Robots-Tag');
    expect(await robotsOf('/background-check-notice/secret')).toBe('noindex, nofollow');
  });
});
