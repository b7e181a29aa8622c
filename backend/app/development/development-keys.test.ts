import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { isFieldKey } from '#platform/encryption/aes-field-cipher.ts';
import { readSettings } from '#platform/settings.ts';
import { withDevelopmentKeys } from './development-keys.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'data');
}

it('the first start creates valid push keys, and the next one reuses them', async () => {
  const dataDir = await emptyFolder();
  const settings = { ...readSettings({}), dataDir };
  const { vapid } = await withDevelopmentKeys(settings);
  expect(vapid).not.toBeNull();
  const { publicKey = '', privateKey = '' } = vapid ?? {};
  expect(() =>
    webPush.getVapidHeaders(
      'https://push.example',
      'mailto:a@example.com',
      publicKey,
      privateKey,
      'aes128gcm',
    ),
  ).not.toThrow();
  expect((await withDevelopmentKeys(settings)).vapid).toEqual(vapid);
  expect(await readFile(path.join(dataDir, 'push-keys'), 'utf8')).toBe(`${publicKey} ${privateKey}`);
  expect((await stat(path.join(dataDir, 'push-keys'))).mode & 0o777).toBe(0o600);
});

it('each installation gets its own push keys, but none if keys are set or in production', async () => {
  const [one, another] = [await emptyFolder(), await emptyFolder()];
  const of = async (dataDir: string) => (await withDevelopmentKeys({ ...readSettings({}), dataDir })).vapid;
  expect(await of(one)).not.toEqual(await of(another));
  const vapid = { publicKey: 'set', privateKey: 'set' };
  expect((await withDevelopmentKeys({ ...readSettings({}), dataDir: one, vapid })).vapid).toBe(vapid);
  const inProduction = { ...readSettings({}), production: true, vapid: null, dataDir: one };
  expect((await withDevelopmentKeys(inProduction)).vapid).toBeNull();
});

it('the first start creates a field key, the next one reuses it, and none is created if one is set or in production', async () => {
  const dataDir = await emptyFolder();
  const settings = { ...readSettings({}), dataDir };
  const { fieldEncryptionKeys } = await withDevelopmentKeys(settings);
  expect(fieldEncryptionKeys.map(isFieldKey)).toEqual([true]);
  expect((await withDevelopmentKeys(settings)).fieldEncryptionKeys).toEqual(fieldEncryptionKeys);
  expect((await stat(path.join(dataDir, 'field-key'))).mode & 0o777).toBe(0o600);
  const set = ['k'.repeat(43)];
  const given = await withDevelopmentKeys({ ...settings, fieldEncryptionKeys: set });
  expect(given.fieldEncryptionKeys).toBe(set);
  const inProduction = await withDevelopmentKeys({ ...settings, production: true });
  expect(inProduction.fieldEncryptionKeys).toEqual([]);
});
