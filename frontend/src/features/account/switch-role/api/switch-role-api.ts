import type { Role, User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

const switchRoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    switchRole: build.mutation<User, Role>({
      query: (userType) => ({ url: '/auth/user/role', method: 'PUT', body: { userType } }),
    }),
  }),
});

export const { useSwitchRoleMutation } = switchRoleApi;
