import type { BulkOfferInput, BulkOfferRow, BulkQuote } from '#contract/offers/bulk-offer.ts';
import { api } from '#shared/api/index.ts';

interface OfferSeveral {
  readonly body: BulkOfferInput;
  /** The same for every try of the same form, so that a lost answer creates no second letter. */
  readonly key: string;
}

const severalApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useOfferSeveralMutation, useSeveralQuoteQuery } = severalApi;
