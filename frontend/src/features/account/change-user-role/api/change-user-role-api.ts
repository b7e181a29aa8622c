import type { User } from '#contract/identity/user.ts';
import type { UserType } from '#contract/identity/vocabulary/user-type.ts';
import { api } from '#shared/api/index.ts';

const changeUserRoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeUserRole: build.mutation<User, { userId: string; userType: UserType }>({
      query: ({ userId, userType }) => ({
        url: `/admin/users/${userId}/role`,
        method: 'PUT',
        body: { userType },
      }),
      invalidatesTags: ['AdminUser', 'AdminStats', 'AuditLog'],
    }),
  }),
});

export const { useChangeUserRoleMutation } = changeUserRoleApi;
