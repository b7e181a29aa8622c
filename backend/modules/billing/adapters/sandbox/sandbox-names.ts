import { randomBytes } from 'node:crypto';
import type { Statement } from '#platform/persistence/sql.ts';

/** An ID or a secret in the provider's format: `pi_…`. */
export function sandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

export function statement(name: string, text: string): Statement {
  return { name: `sandbox-${name}`, text };
}
