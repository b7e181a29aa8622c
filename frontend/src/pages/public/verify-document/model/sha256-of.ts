/**
 * SHA-256 of a file, in hexadecimal. Browsers keep their own to pages that come over TLS (and to localhost); elsewhere
 * a package does the same work, loaded when it is needed.
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
