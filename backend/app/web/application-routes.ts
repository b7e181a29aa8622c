import type { Route } from '#platform/http/routing/route.ts';
import type { Settings } from '#platform/settings.ts';
import { CARDS, PUBLIC_ADDRESSES, ROUTES } from '#platform/tokens.ts';
import { documentationRoutes } from './api-documentation.ts';
import type { Application } from '../container.ts';
import { developmentRoutes } from '../development/development-routes.ts';
import { metricsRoutes } from '../operations/metrics-routes.ts';
import { productCardRoutes } from '../pages/product-card.ts';
import { sitemapRoutes } from '../pages/sitemap-routes.ts';
import { healthRoutes, type Readiness } from '../operations/health.ts';

/** All routes of this process: the contexts' calls, health, documentation, and the tools if they are on. */
export function applicationRoutes(
  application: Application,
  settings: Settings,
  readiness: Readiness,
): readonly Route[] {
  const calls = [
    ...application.all(ROUTES).flat(),
    ...healthRoutes(readiness),
    ...productCardRoutes(() => application.get(CARDS)),
    ...sitemapRoutes(application.all(PUBLIC_ADDRESSES).flat(), settings.publicUrl),
    ...(settings.devTools ? developmentRoutes(application) : []),
  ];
  const { metrics } = application;
  const isBesidePeople = metrics && settings.metricsToken !== null && settings.metricsPort === null;
  return [
    ...calls,
    ...documentationRoutes(calls, settings.publicUrl),
    // Not a call of the product, so it is not in the public documentation.
    ...(isBesidePeople ? metricsRoutes(metrics, settings.metricsToken) : []),
  ];
}
