export { canUsePasskeys, makePasskey } from './model/passkey-browser.ts';
export { shownPasskey } from './model/shown-passkey.ts';
export { useKnowsPasskeys } from './model/use-knows-passkeys.ts';
