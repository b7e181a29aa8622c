const requests = new Map<string, Promise<void>>();

/**
 * Requests the files of an `import()` before it runs: browsers remember that a module or a preload failed, but not that a
 * `fetch` did, so the same import works once the connection returns. The import itself then reads the browser's cache.
 * The first screen has nothing to lose yet, and links load it sooner.
 * The build calls this in place of Vite's own preloading (`build/preload-files.ts`).
 *
 * @param names the files of the import and of its static imports
 */
export async function loadFiles<Code>(
  load: () => Promise<Code>,
  names: readonly string[] = [],
): Promise<Code> {
  if ('usable' in document.documentElement.dataset) await Promise.all(names.map(requestOnce));
  else names.forEach(link);
  return load();
}

const isLinked = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

function link(name: string): void {
  const href = `/${name}`;
  if (!isLinked(href))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function requestOnce(name: string): Promise<void> {
  const found = requests.get(name) ?? request(`/${name}`);
  requests.set(name, found);
  return found.catch((error: unknown) => {
    requests.delete(name);
    throw error;
  });
}

async function request(href: string): Promise<void> {
  // The page's own links are already loading or loaded.
  if (isLinked(href)) return;
  const response = await fetch(href).catch(() => null);
  // Only a file that has arrived completely is in the cache.
  const file = await response?.arrayBuffer().catch(() => null);
  if (!response?.ok || !file) throw new Error(`Unable to preload ${href}`);
}
