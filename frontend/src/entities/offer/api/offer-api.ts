import type { AmendmentQuote, AmendmentQuoteQueryInput } from '#contract/offers/changing/amend-offer.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import type { OfferQuote, OfferQuoteQueryInput } from '#contract/offers/letter/quote.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { api } from '#shared/api/index.ts';

/** A company has at most one page of templates (rules.md#offer-templates). */
const MOST_TEMPLATES = 100;

const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest letter in any state (rules.md#latest-offer); null if none exists. */
    offerOfReferral: build.query<OfferLetter | null, string>({
      queryFn: async (referralId, _store, _extra, call) => {
        const { data, error } = await call(`/offer-letters/referral/${referralId}`);
        if (error) return error.status === 404 ? { data: null } : { error };
        // The route returns what its contract declares.
        return { data: (data ?? null) as OfferLetter | null };
      },
      providesTags: ['Offer'],
    }),
    /** The charge for an offer now, without parts that are already paid (rules.md#charged-once). */
    offerQuote: build.query<OfferQuote | null, OfferQuoteQueryInput>({
      query: (params) => ({ url: '/offer-letters/quote', params }),
      providesTags: ['Payment'],
    }),
    /** The amount that new terms would charge or refund now (rules.md#amended-offers). */
    amendmentQuote: build.query<AmendmentQuote | null, AmendmentQuoteQueryInput & { readonly id: string }>({
      query: ({ id, ...params }) => ({ url: `/offer-letters/${id}/quote`, params }),
      providesTags: ['Payment', 'Offer'],
    }),
    offerTemplates: build.query<readonly OfferTemplate[], void>({
      query: () => ({ url: '/offer-templates', params: { limit: MOST_TEMPLATES } }),
      providesTags: ['OfferTemplate'],
    }),
  }),
});

export const { useAmendmentQuoteQuery, useOfferOfReferralQuery, useOfferQuoteQuery, useOfferTemplatesQuery } =
  offerApi;

/** The URL of a letter's PDF, which opens in a new tab. */
export function offerDocumentPath(offerId: string): string {
  return `/api/offer-letters/${offerId}/document`;
}
