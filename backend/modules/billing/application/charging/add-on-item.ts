import type { BackgroundPackage } from '../../contract/vocabulary/charging/background-packages.ts';

/** An item that can be ordered outside an offer and a hire. */
export type AddOnItem =
  | { readonly kind: 'background_check'; readonly pack: BackgroundPackage }
  | { readonly kind: 'drug_test' };
