import { lazy, use, type ComponentType } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import type { AppRoute, Frame } from './app-route.ts';

export interface AppScreen {
  readonly path: string;
  readonly frame: Frame;
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
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
let all: Promise<readonly AppScreen[]> | null = null;

/** Returns the landing page or, on other paths, all screens. Suspends until their table is loaded. */
export function useScreens(): readonly AppScreen[] {
  const { pathname } = useLocation();
  return pathname === LANDING_PATH ? landing : use(loadAll());
}

/** Resolves when the code and texts of the screen at a path are loaded; a server page can hydrate then. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const screens = pathname === LANDING_PATH ? landing : await loadAll();
  await matchRoutes(
    screens.map(({ path, load }) => ({ path, handle: load })),
    pathname,
  )?.[0]?.route.handle();
}

function loadAll(): Promise<readonly AppScreen[]> {
  all ??= import('./routes.ts').then(({ routes }) => [...landing, ...routes.map(toScreen)]);
  return all;
}

function toScreen(route: AppRoute): AppScreen {
  const Screen = lazy(async () => ({ default: await route.lazy() }));
  return { path: route.path, frame: route.frame, Screen, load: route.lazy };
}
