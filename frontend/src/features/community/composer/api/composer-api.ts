import type {
  DraftRequest,
  KeptDraftAnswer,
  MentionablePerson,
  TextPreview,
} from '#contract/community/writing/drafts.ts';
import { api } from '#shared/api/index.ts';

interface PlacedText {
  readonly place: string;
  readonly content: string;
}

interface RequestedPeople {
  readonly place: string;
  readonly q: string;
}

export const composerApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query although it uses POST: it changes nothing. Uncached, so that every preview is current.
    textPreview: build.query<TextPreview, PlacedText>({
      query: (body) => ({ url: '/text-preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    mentionablePeople: build.query<readonly MentionablePerson[], RequestedPeople>({
      query: ({ place, q }) => ({ url: '/mentionable-people', params: { place, ...(q && { q }) } }),
    }),
    draft: build.query<KeptDraftAnswer | null, string>({
      query: (place) => `/drafts/${place}`,
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<null, { readonly place: string; readonly draft: DraftRequest }>({
      query: ({ place, draft }) => ({ url: `/drafts/${place}`, method: 'PUT', body: draft }),
    }),
    dropDraft: build.mutation<null, string>({
      query: (place) => ({ url: `/drafts/${place}`, method: 'DELETE' }),
    }),
  }),
});

export const { useTextPreviewQuery, useMentionablePeopleQuery } = composerApi;
