// Must be imported before everything that creates a style element.
declare global {
  // styled-components and the scroll lock of dialogs read the nonce of their style elements here.
  var __webpack_nonce__: string | undefined;
}

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/** The nonce of this response; undefined if the server sends no policy, as in development. */
export const styleNonce = meta?.nonce || undefined;
globalThis.__webpack_nonce__ = styleNonce;
