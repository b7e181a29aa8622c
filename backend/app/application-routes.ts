import type { Route } from '#platform/http/routing/route.ts';
import type { Settings } from '#platform/settings.ts';
import { CARDS, PUBLIC_ADDRESSES, ROUTES } from '#platform/tokens.ts';
import { documentationRoutes } from './api-documentation.ts';
import type { Application } from './container.ts';
import { developmentRoutes } from './development/development-routes.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { productCardRoutes } from './pages/product-card.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
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
    ...productCardRoutes(() => application.get(CARDS)),
    ...sitemapRoutes(application.all(PUBLIC_ADDRESSES).flat(), settings.publicUrl),
    ...(settings.devTools ? developmentRoutes(application) : []),
  ];
  const { metrics } = application;
  const isBesidePeople = metrics && settings.metricsToken !== null && settings.metricsPort === null;
  return [
    ...calls,
    ...documentationRoutes(calls, settings.publicUrl),
    // No call of the product: it is in no documentation that strangers read.
    ...(isBesidePeople ? metricsRoutes(metrics, settings.metricsToken) : []),
  ];
}
