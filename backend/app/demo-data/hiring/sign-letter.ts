import type { DemoApi } from '../demo-api.ts';

/** Signs a letter as on its page: opens it and its document, and agrees to the consent that is shown there. */
export async function signLetter(api: DemoApi, path: string, signature: string): Promise<void> {
  const { documentUrl, consent } = await api.call('get', path);
  const { pathname, searchParams } = new URL(documentUrl, 'http://demo.invalid');
  await api.call('get', pathname, { query: Object.fromEntries(searchParams) });
  const body = { acceptedTerms: true, signature, esignConsent: true, consentHash: consent.sha256 };
  await api.call('post', path, { body });
}
