import { token } from '#platform/container/token.ts';
import type { AddonDelivery } from '../application/addon/deliver-addons.ts';
import type { Mailings } from '../application/paper/mailings.ts';
import type { SigningLinks } from '../application/signing/signing-links.ts';

export const SIGNING_LINKS = token<SigningLinks>('offers.links');
/** For contexts that deliver what an add-on promises. */
export const ADDON_DELIVERY = token<AddonDelivery>('offers.addon-delivery');
/** Bound by checks: notices because of a report. */
export const NOTICES_TO_MAIL = token<Mailings>('offers.notices-to-mail');
