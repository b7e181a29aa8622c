import type { PersonAction } from '#contract/moderation/vocabulary/decisions.ts';
import type { DecisionText } from './decision-values.ts';
import { api } from '#shared/api/index.ts';

interface AboutPerson extends DecisionText {
  readonly userId: string;
  readonly action: PersonAction;
}

const moderateApi = api.injectEndpoints({
  endpoints: (build) => ({
    moderatePerson: build.mutation<{ id: string }, AboutPerson>({
      query: ({ userId, note, ...decision }) => ({
        url: `/admin/users/${userId}/moderation`,
        method: 'POST',
        body: { ...decision, reason: note },
      }),
      invalidatesTags: ['Decision', 'Case', 'AdminUser', 'AuditLog'],
    }),
  }),
});

export const { useModeratePersonMutation } = moderateApi;
