import type { StructuredData } from './public-page.ts';

/** The path from the home page to a page, by names and paths. */
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
