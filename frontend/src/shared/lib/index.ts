export { bonusParts } from './bonus-parts.ts';
export { copyText } from './copy-text.ts';
export { formatAmount, type Decimals } from './amount.ts';
export { formatDate, type DateStyle } from './dates.ts';
export { initialsOf } from './initials.ts';
export { useLinkToken } from './link-token.ts';
export { useProductWords, type ProductWords } from './use-product-words.ts';
export { useTabInAddress } from './tab-in-address.ts';
export { formatPhone } from './phone.ts';
