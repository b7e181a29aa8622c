import type { ModerationMonth } from '#contract/moderation/transparency.ts';
import { api } from '#shared/api/index.ts';

const transparencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    transparency: build.query<readonly ModerationMonth[], undefined>({ query: () => '/transparency' }),
  }),
});

export const { useTransparencyQuery } = transparencyApi;
