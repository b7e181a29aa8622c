import type { PublicPage } from '#platform/pages/public-page.ts';
import { PUBLIC_PAGES } from '#platform/tokens.ts';
import type { Application } from '../container.ts';
import { SITE_PAGES } from './site-pages.ts';

/** What a context has to say of a page comes before what is said of it to everyone. */
export function publicPages(application: Application): readonly PublicPage[] {
  return [...application.all(PUBLIC_PAGES).flat(), ...SITE_PAGES];
}
