// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { DrawnParts, drawnPart, loadParts } from './drawn-part.tsx';

const Rights = () => <button type="button">Ask for paper</button>;
/** Changes right after hydration, like a page that requests its data again. */
function Page({ Part }: { readonly Part: ComponentType }) {
  const count = useSyncExternalStore(
    () => () => undefined,
    () => 1,
    () => 0,
  );
  return (
    <main>
      <p>{count}</p>
      <Suspense fallback={<p>Coming</p>}>
        <Part />
      </Suspense>
    </main>
  );
}

async function drawn(
  Part: ComponentType,
): Promise<{ readonly html: string; readonly names: readonly string[] }> {
  const names: string[] = [];
  const tree = (
    <DrawnParts value={(name) => names.push(name)}>
      <Page Part={Part} />
    </DrawnParts>
  );
  return { html: await text((await prerenderToNodeStream(tree)).prelude), names };
}

it('a part that the server drew stays in place while its page changes', async () => {
  const Part = drawnPart('test-rights', async () => Rights);
  const { html, names } = await drawn(Part);
  expect(names).toContain('test-rights');
  const root = document.createElement('div');
  root.innerHTML = html;
  const before = root.querySelector('button');
  expect(before?.textContent).toBe('Ask for paper');
  // A browser that has not loaded any part yet.
  const InBrowser = drawnPart('test-rights', async () => Rights);
  await loadParts([...names, 'of another version']);
  await act(async () => void render(<Page Part={InBrowser} />, { container: root, hydrate: true }));
  expect(root.querySelector('p')?.textContent).toBe('1');
  expect(root.querySelector('button')).toBe(before);
});
