declare global {
  // styled-components and the scroll lock of dialogs look for the nonce of their style elements here.
  var __webpack_nonce__: string | undefined;
}

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const nonce = meta?.nonce;
if (nonce) globalThis.__webpack_nonce__ = nonce;

export {};
