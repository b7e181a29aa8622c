// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadFiles } from './load-files.ts';

let fetched: ReturnType<typeof vi.fn<(href: string) => Promise<Response>>>;
let load: ReturnType<typeof vi.fn<() => Promise<string>>>;

beforeEach(() => {
  fetched = vi.fn<(href: string) => Promise<Response>>(async () => new Response('code'));
  load = vi.fn<() => Promise<string>>(async () => 'code');
  vi.stubGlobal('fetch', fetched);
  document.head.replaceChildren();
  document.documentElement.dataset['usable'] = '';
});

const addresses = (): string[] => fetched.mock.calls.map(([href]) => href);

it('an import runs after all its files have arrived, and each file is requested once', async () => {
  const arrives = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(arrives.promise);
  const both = Promise.all([
    loadFiles(load, ['assets/a.js', 'assets/shared.js']),
    loadFiles(load, ['assets/a.js', 'assets/shared.js']),
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  arrives.resolve(new Response('code'));
  expect(await both).toEqual(['code', 'code']);
  await loadFiles(load, ['assets/a.js']);
  expect(addresses()).toEqual(['/assets/a.js', '/assets/shared.js']);
});

it.each<readonly [string, () => Promise<Response>]>([
  ['cannot be requested', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => new Response('none', { status: 404 })],
  ['breaks off', async () => new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('an import whose file %s does not run, and the next try requests the file again', async (how, answer) => {
  const file = `assets/${how}.js`;
  fetched.mockImplementationOnce(answer);
  await expect(loadFiles(load, [file])).rejects.toThrow(`Unable to preload /${file}`);
  expect(load).not.toHaveBeenCalled();
  expect(await loadFiles(load, [file])).toBe('code');
  expect(addresses()).toEqual([`/${file}`, `/${file}`]);
});

it('a file that the page links to is not requested again', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/linked.js">';
  expect(await loadFiles(load, ['assets/linked.js'])).toBe('code');
  expect(addresses()).toEqual([]);
});

it('the first screen links each of its files once and waits for none', async () => {
  delete document.documentElement.dataset['usable'];
  await Promise.all([loadFiles(load, ['assets/a.js']), loadFiles(load, ['assets/a.js'])]);
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['/assets/a.js']);
  expect(addresses()).toEqual([]);
});
