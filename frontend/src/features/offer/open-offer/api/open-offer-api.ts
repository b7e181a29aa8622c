import type { OwnOffer } from '#contract/offers/signing/sign-offer.ts';
import { api } from '#shared/api/index.ts';

const openOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownOfferLink: build.query<OwnOffer, string>({
      query: (referralId) => `/offer-letters/referral/${referralId}/signing-link`,
      // The link is a secret, so it is fetched only for use.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyOwnOfferLinkQuery } = openOfferApi;
