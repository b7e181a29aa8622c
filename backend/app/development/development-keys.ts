import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#platform/settings.ts';

/**
 * Without SESSION_KEYS, FIELD_ENCRYPTION_KEYS and VAPID_ keys, a development installation stores its own, so
 * that sign-ins, links, sealed fields, and push subscriptions survive a restart.
 */
export async function withDevelopmentKeys(settings: Settings): Promise<Settings> {
  if (settings.production) return settings;
  const keptIn = (name: string): string => path.resolve(settings.dataDir, name);
  const { sessionKeys, fieldEncryptionKeys, vapid } = settings;
  return {
    ...settings,
    sessionKeys: sessionKeys.length > 0 ? sessionKeys : [await kept(keptIn('session-key'), newKey)],
    fieldEncryptionKeys:
      fieldEncryptionKeys.length > 0 ? fieldEncryptionKeys : [await kept(keptIn('field-key'), newKey)],
    vapid: vapid ?? vapidOf(await kept(keptIn('push-keys'), newPushKeys)),
  };
}

/** Created on the first start, read on later ones. */
async function kept(file: string, make: () => string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  const made = make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** 256 random bits. */
function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** A pair of the curve P-256, which signs Web Push. */
function newPushKeys(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros are part of the key.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return `${pair.getPublicKey('base64url')} ${privateKey.toString('base64url')}`;
}

function vapidOf(pair: string): Settings['vapid'] {
  const [publicKey, privateKey] = pair.split(' ');
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}
