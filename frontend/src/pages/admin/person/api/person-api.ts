import type { AdminPaperwork } from '#contract/admin/paperwork.ts';
import type { AdminPerson, PersonNote } from '#contract/admin/person.ts';
import { api, paged } from '#shared/api/index.ts';

interface NotesOf {
  readonly userId: string;
}

interface NoteOf extends NotesOf {
  readonly id: string;
}

const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPerson: build.query<AdminPerson, string>({
      query: (userId) => `/admin/users/${userId}`,
      providesTags: ['AdminUser'],
    }),
    personPaperwork: build.query<AdminPaperwork, string>({
      query: (userId) => `/admin/users/${userId}/paperwork`,
    }),
    signOutPerson: build.mutation<{ sessions: number }, string>({
      query: (userId) => ({ url: `/admin/users/${userId}/sign-out`, method: 'POST' }),
      invalidatesTags: ['AdminUser', 'AuditLog'],
    }),
    personNotes: build.infiniteQuery({
      ...paged<PersonNote, NotesOf>(({ userId }) => ({ url: `/admin/users/${userId}/notes` })),
      providesTags: ['PersonNote'],
    }),
    addPersonNote: build.mutation<{ id: string }, { readonly userId: string; readonly text: string }>({
      query: ({ userId, text }) => ({ url: `/admin/users/${userId}/notes`, method: 'POST', body: { text } }),
      invalidatesTags: ['PersonNote', 'AuditLog'],
    }),
    removePersonNote: build.mutation<null, NoteOf>({
      query: ({ userId, id }) => ({ url: `/admin/users/${userId}/notes/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PersonNote', 'AuditLog'],
    }),
  }),
});

export const {
  useAdminPersonQuery,
  usePersonPaperworkQuery,
  useSignOutPersonMutation,
  usePersonNotesInfiniteQuery,
  useAddPersonNoteMutation,
  useRemovePersonNoteMutation,
} = personApi;
