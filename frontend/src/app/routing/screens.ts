import { use, type ComponentType } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { loadLate } from '#shared/lib/index.ts';
import type { AppRoute, Frame } from './app-route.ts';

export interface AppScreen {
  readonly path: string;
  readonly frame: Frame;
  /** Loads the code and texts once. */
  readonly load: () => Promise<ComponentType>;
}

const LANDING_PATH = '/';

/** Separate from the table of the other screens, so that the landing page does not load that table. */
const landing: readonly AppScreen[] = [
  toScreen({
    path: LANDING_PATH,
    frame: 'site',
    lazy: () => import('#pages/public/landing/ui/LandingPage.tsx').then((page) => page.LandingPage),
  }),
];
let hasScreen = false;
let all: Promise<readonly AppScreen[]> | null = null;

/** Returns the landing page or, on other paths, all screens. Suspends until their table is loaded. */
export function useScreens(): readonly AppScreen[] {
  const { pathname } = useLocation();
  return pathname === LANDING_PATH ? landing : use(loadAll());
}

/** Whether a screen has loaded, so that the next one replaces it. */
export const replacesScreen = (): boolean => hasScreen;

/** Resolves when the code and texts of the screen at a path are loaded; a server page can hydrate then. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const screens = pathname === LANDING_PATH ? landing : await loadAll();
  await matchRoutes(
    screens.map(({ path, load }) => ({ path, handle: load })),
    pathname,
  )?.[0]?.route.handle();
}

function loadAll(): Promise<readonly AppScreen[]> {
  all ??= loadNext(() => import('./routes.ts')).then(({ routes }) => [...landing, ...routes.map(toScreen)]);
  return all;
}

function toScreen({ path, frame, lazy }: AppRoute): AppScreen {
  let loading: Promise<ComponentType> | null = null;
  const load = async (): Promise<ComponentType> => {
    const loaded = await loadNext(lazy);
    hasScreen = true;
    return loaded;
  };
  return { path, frame, load: () => (loading ??= load()) };
}

/** The first screen replaces none, so its failure is shown; later ones wait while the current screen stays. */
function loadNext<Code>(load: () => Promise<Code>): Promise<Code> {
  return hasScreen ? loadLate(load, true) : load();
}
