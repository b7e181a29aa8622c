import type { StructuredData } from './public-page.ts';

/** The way to a page from the start, by names and paths. */
export function breadcrumbs(
  publicUrl: string,
  steps: readonly (readonly [string, string])[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
