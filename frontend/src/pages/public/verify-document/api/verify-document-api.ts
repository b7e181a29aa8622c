import type { DocumentVerification } from '#contract/offers/signing/sign-offer.ts';
import { api } from '#shared/api/index.ts';

const verifyDocumentApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyDocument: build.query<DocumentVerification, string>({
      query: (hash) => `/offer-letters/verify/${hash}`,
    }),
  }),
});

export const { useLazyVerifyDocumentQuery } = verifyDocumentApi;
