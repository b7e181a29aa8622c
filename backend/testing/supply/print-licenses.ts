import { licensedPackages } from './licenses.ts';

// npm run licenses: shipped packages by license.

const shipped = licensedPackages().filter(({ isTool }) => !isTool);
const byLicense = Map.groupBy(shipped, ({ license }) => license ?? 'none');
for (const [license, packages] of [...byLicense].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const names = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  console.log(`${license} (${names.size})\n  ${[...names].toSorted().join('\n  ')}`);
}
