import { lazy, use, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppRoute, Frame } from './app-route.ts';

export interface AppScreen {
  readonly path: string;
  readonly frame: Frame;
  readonly Screen: ComponentType;
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

function loadAll(): Promise<readonly AppScreen[]> {
  all ??= import('./routes.ts').then(({ routes }) => [...landing, ...routes.map(toScreen)]);
  return all;
}

function toScreen(route: AppRoute): AppScreen {
  const Screen = lazy(async () => ({ default: (await route.lazy()).Page }));
  return { path: route.path, frame: route.frame, Screen };
}
