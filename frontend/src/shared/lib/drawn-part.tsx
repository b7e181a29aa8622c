import { createContext, lazy, useContext, useState, type ComponentType } from 'react';

/** On the server: hears the names of the parts that it draws. Several pages are drawn side by side. */
export const DrawnParts = createContext<((name: string) => void) | null>(null);

const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A part of a page that is loaded when it is shown, `name` being its own alone. Where the server has drawn it, `loadParts` is called before
 * the page is taken over: React would put the fallback in the place of a part that has not come yet (docs/adr/0022-public-pages-from-the-server.md).
 */
export function drawnPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const keep = async (): Promise<ComponentType<Props>> => (part = await load());
  const Later = lazy(async () => ({ default: await keep() }));
  loaders.set(name, keep);
  return function DrawnPart(props: Props) {
    useContext(DrawnParts)?.(name);
    // The one that it began with: another would begin anew.
    const [{ Shown }] = useState(() => ({ Shown: part ?? Later }));
    return <Shown {...props} />;
  };
}

/** What is unknown here comes with a later version of the page, and is loaded when it is shown. */
export async function loadParts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => loaders.get(name)?.()));
}
