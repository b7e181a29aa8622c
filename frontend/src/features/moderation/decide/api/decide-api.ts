import type { PersonAction } from '#contract/moderation/vocabulary/decisions.ts';
import { api } from '#shared/api/index.ts';
import type { DecisionText } from '../model/decision-values.ts';

interface AboutPerson extends DecisionText {
  readonly userId: string;
  readonly action: PersonAction;
}

const decideApi = api.injectEndpoints({
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

export const { useModeratePersonMutation } = decideApi;
