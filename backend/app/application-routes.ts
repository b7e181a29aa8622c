import type { Route } from '#platform/http/routing/route.ts';
import type { Settings } from '#platform/settings.ts';
import { ROUTES } from '#platform/tokens.ts';
import { documentationRoutes } from './api-documentation.ts';
import type { Application } from './container.ts';
import { developmentRoutes } from './development/development-routes.ts';
import { healthRoutes, type Readiness } from './health.ts';

/** Everything this process answers: the contexts' calls, health, documentation, and the tools where they are on. */
export function applicationRoutes(
  application: Application,
  settings: Settings,
  readiness: Readiness,
): readonly Route[] {
  const calls = [
    ...application.all(ROUTES).flat(),
    ...healthRoutes(readiness),
    ...(settings.devTools ? developmentRoutes(application) : []),
  ];
  return [...calls, ...documentationRoutes(calls, settings.publicUrl)];
}
