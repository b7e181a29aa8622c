import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#platform/settings.ts';

/** Without SESSION_KEYS, a development installation keeps a key of its own, so that sign-ins and links outlive a restart. */
export async function withDevelopmentKeys(settings: Settings): Promise<Settings> {
  if (settings.sessionKeys.length > 0) return settings;
  const file = path.resolve(settings.dataDir, 'session-key');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return { ...settings, sessionKeys: [kept] };
  const key = randomBytes(32).toString('base64url');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, key, { mode: 0o600 });
  return { ...settings, sessionKeys: [key] };
}
