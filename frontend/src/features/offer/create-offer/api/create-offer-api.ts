import type { CreateOfferInput } from '#contract/offers/letter/create-offer.ts';
import type { OfferCreated, OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { BulkOfferInput, BulkOfferRow, BulkQuote } from '#contract/offers/bulk/bulk-offer.ts';
import type { AmendOfferInput } from '#contract/offers/changing/amend-offer.ts';
import { api } from '#shared/api/index.ts';

interface OfferSeveral {
  readonly body: BulkOfferInput;
  /** The same for every try of the same form, so that a lost answer creates no second letter. */
  readonly key: string;
}

const createOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation<OfferCreated, CreateOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/referrals/${id}/create-offer`, method: 'PUT', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    draftOffer: build.mutation<OfferCreated, CreateOfferInput & { readonly referralId: string }>({
      query: (body) => ({ url: '/offer-letters', method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    sendCreatedOffer: build.mutation<OfferLetter, string>({
      query: (id) => ({
        url: `/offer-letters/${id}/send`,
        method: 'POST',
        body: { provider: 'docusign' },
      }),
      invalidatesTags: ['Referral', 'Offer'],
    }),
    offerSeveral: build.mutation<readonly BulkOfferRow[], OfferSeveral>({
      query: ({ body, key }) => ({
        url: '/offer-letters/bulk',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
    /** The current cost, and who could not get a letter. Changes nothing. */
    severalQuote: build.query<BulkQuote, BulkOfferInput>({
      query: (body) => ({ url: '/offer-letters/bulk/quote', method: 'POST', body }),
      providesTags: ['Payment', 'Offer'],
    }),
    amendOffer: build.mutation<OfferLetter, AmendOfferInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/offer-letters/${id}/amend`, method: 'POST', body }),
      invalidatesTags: ['Referral', 'Offer', 'Payment'],
    }),
  }),
});

export const {
  useCreateOfferMutation,
  useDraftOfferMutation,
  useSendCreatedOfferMutation,
  useOfferSeveralMutation,
  useSeveralQuoteQuery,
  useAmendOfferMutation,
} = createOfferApi;
