import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/**
 * The files of a ZIP by name.
 * @throws if one is not encrypted, or not with this password
 */
export async function unlockedFiles(zip: Uint8Array, password: string): Promise<ReadonlyMap<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { password, useWebWorkers: false });
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    if (!entry.encrypted) throw new Error(`${entry.filename} is there for everybody`);
    const bytes = await entry.getData(new Uint8ArrayWriter(), { checkSignature: true });
    files.set(entry.filename, Buffer.from(bytes));
  }
  await reader.close();
  return files;
}
