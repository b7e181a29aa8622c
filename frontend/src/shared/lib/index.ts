export { bonusParts } from './bonus-parts.ts';
export { copyText } from './copy-text.ts';
export { DrawnParts, drawnPart, loadParts } from './parts/drawn-part.tsx';
export { formatAmount, type Decimals } from './format/format-amount.ts';
export { formatDate, weekdayName, type DateStyle } from './format/format-date.ts';
export { formatPhone } from './format/format-phone.ts';
export { initialsOf } from './format/initials-of.ts';
export { localeOf } from './format/locale-of.ts';
export { hasShareSheet } from './has-share-sheet.ts';
export { tagsOf } from './tags-of.ts';
export { onPassedEscape, passEscapeOn, takesEscape } from './toast-escape.ts';
export { noteServerTime, serverNow } from './server-clock.ts';
export { scrollsByKeys } from './scrolls-by-keys.ts';
export { lazyCode, lazyPart } from './parts/lazy-part.tsx';
export { isPrelaunch, sayPrelaunch } from './prelaunch.ts';
export { useAddressParams } from './address/use-address-params.ts';
export { useCurrentInView } from './use-current-in-view.ts';
export { useFormatDate } from './format/use-format-date.ts';
export { useDebounced } from './use-debounced.ts';
export { useLinkToken } from './address/use-link-token.ts';
export { useOnline } from './use-online.ts';
export { useStepParam } from './address/use-step-param.ts';
export { useTabParam } from './address/use-tab-param.ts';
export {
  atServer,
  DrawnAt,
  isDrawnByServer,
  takeOverTime,
  useReaderTime,
  useServerNow,
} from './use-reader-time.ts';
export { loadLate, StaleCode, waitingLoads } from './parts/late-code.ts';
export { isLoadFailure } from './load-failure.ts';
