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

/** Stands apart from the table of the others, so that the landing page need not wait for it nor load it. */
const landing: readonly AppScreen[] = [
  toScreen({
    path: LANDING_PATH,
    frame: 'site',
    lazy: () => import('#pages/public/landing/index.ts'),
  }),
];
let all: Promise<readonly AppScreen[]> | null = null;

/** The landing page, or, on every other path, all screens: suspends until their table is loaded. */
export function useScreens(): readonly AppScreen[] {
  const { pathname } = useLocation();
  return pathname === LANDING_PATH ? landing : use(loadAll());
}

/** Resolves when the code and the texts of the screen at a path are there: a page of the server is gone on with from then on. */
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
  const Screen = lazy(async () => ({ default: (await route.lazy()).Page }));
  return { path: route.path, frame: route.frame, Screen, load: route.lazy };
}
