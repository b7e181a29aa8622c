import { DEMO_PASSWORD } from '../demo-data/people/people.ts';
import type { Settings } from '#platform/settings.ts';

const DEMO_ACCOUNTS = ['employer', 'referrer', 'worker', 'admin'].map((name) => `${name}@demo.crewvine.test`);

/** Information for someone who has just started the product on their own machine. */
export function startNotice(settings: Settings, port: number): string {
  const address = settings.publicUrl.endsWith(`:${settings.port}`)
    ? `http://${settings.host}:${port}`
    : settings.publicUrl;
  const lines = ['', `  Crewvine is ready:  ${address}`, ''];
  if (settings.demoData) {
    lines.push(
      `  Accounts (password ${DEMO_PASSWORD}):`,
      ...DEMO_ACCOUNTS.map((email) => `    ${email}`),
      '',
    );
  }
  lines.push(`  Access password:    ${settings.accessPassword}`);
  if (settings.devTools) lines.push(`  Texts and emails:   ${address}/dev/outbox`);
  return `${lines.join('\n')}\n\n`;
}
