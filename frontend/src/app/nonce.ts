// Imported before everything that makes a style element.
declare global {
  // styled-components and the scroll lock of dialogs look for the nonce of their style elements here.
  var __webpack_nonce__: string | undefined;
}

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/** The nonce of this answer, undefined where the server sends no policy (the development server). */
export const styleNonce = meta?.nonce || undefined;
globalThis.__webpack_nonce__ = styleNonce;
