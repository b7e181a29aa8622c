/**
 * The SHA-256 of a file in hexadecimal. Browsers offer it only over TLS and on localhost; elsewhere a package
 * is loaded for it.
 */
export async function sha256Of(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const digest = 'subtle' in crypto ? await crypto.subtle.digest('SHA-256', bytes) : await digestOf(bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOf(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(new Uint8Array(bytes));
}
