import type { PublicPage } from '#platform/pages/public-page.ts';
import { PUBLIC_PAGES } from '#platform/tokens.ts';
import type { Application } from '../container.ts';
import { SITE_PAGES } from './site-pages.ts';

/** A context's page takes precedence over the general one. */
export function publicPages(application: Application): readonly PublicPage[] {
  return [...application.all(PUBLIC_PAGES).flat(), ...SITE_PAGES];
}
