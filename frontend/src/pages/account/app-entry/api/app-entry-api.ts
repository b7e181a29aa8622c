import type { z } from 'zod';
import type {
  accessGateAnswerSchema,
  accessGateRequestSchema,
} from '#contract/identity/sign-in/access-gate.ts';
import { api } from '#shared/api/index.ts';

const appEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    openGate: build.mutation<z.infer<typeof accessGateAnswerSchema>, z.infer<typeof accessGateRequestSchema>>(
      {
        query: (body) => ({ url: '/access-gate', method: 'POST', body }),
      },
    ),
    /** Not cached, because another tab may have passed the gate. */
    gatePass: build.query<z.infer<typeof accessGateAnswerSchema>, undefined>({
      query: () => '/access-gate',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGatePassQuery, useOpenGateMutation } = appEntryApi;
