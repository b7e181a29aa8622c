import { createContext, useContext, useState, type ComponentType } from 'react';
import { loadLate } from './late-code.ts';
import { lazyCode } from './lazy-part.tsx';

/** On the server, receives the names of the parts that a page draws. Several pages render at the same time. */
export const DrawnParts = createContext<((name: string) => void) | null>(null);

const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A part of a page that loads when shown, with a unique `name`. If the server drew it, call `loadParts`
 * before hydration: React would put the fallback in its place
 * (docs/adr/0022-public-pages-from-the-server.md).
 */
export function drawnPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const remember = async (): Promise<ComponentType<Props>> => (part = await load());
  const Later = lazyCode(remember);
  loaders.set(name, () => loadLate(remember));
  return function DrawnPart(props: Props) {
    useContext(DrawnParts)?.(name);
    // Stays the same component, because another one would mount again.
    const [{ Shown }] = useState(() => ({ Shown: part ?? Later }));
    return <Shown {...props} />;
  };
}

/** An unknown name belongs to another version of the page; that part loads when it is shown. */
export async function loadParts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => loaders.get(name)?.()));
}
