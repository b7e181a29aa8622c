import type { Logger } from 'pino';
import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { HttpError } from '#platform/http/errors.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { uuid } from '#contract/http/index.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import { userSchema } from '#contract/identity/index.ts';
import type { AdminReader } from '../../application/admin-reader.ts';
import type { ChangeUserRole } from '../../application/change-user-role.ts';
import type { ExportUsers } from '../../application/export-users.ts';
import {
  adminUserSchema,
  adminUsersExportQuerySchema,
  adminUsersQuerySchema,
  changeUserRoleRequestSchema,
} from '../../contract/index.ts';
import { usersCsv } from '../csv/users-csv.ts';

export interface UserCalls {
  readonly reader: AdminReader;
  readonly accounts: AccountReader;
  readonly changeRole: ChangeUserRole;
  readonly exportUsers: ExportUsers;
  readonly log: Logger;
}

/** All accounts, for admins (rules.md#admins-by-admins, rules.md#real-admin-figures). */
export function userRoutes(calls: UserCalls): readonly Route[] {
  return [...listRoutes(calls), ...roleRoutes(calls)];
}

function listRoutes({ reader, exportUsers, log }: UserCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/users',
      access: 'admin',
      summary: 'List users, newest first, with their number in X-Total-Count',
      query: adminUsersQuerySchema,
      answers: { 200: z.array(adminUserSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const page = { limit, after: readCursor(cursor) };
        const [users, total] = await Promise.all([reader.users(search, page), reader.countUsers(search)]);
        const answer = pageAnswer(call, users, ({ pageAt, id }) => ({ at: pageAt, id }));
        return { ...answer, headers: { ...answer.headers, 'X-Total-Count': String(total) } };
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/users.csv',
      records: true,
      access: 'admin',
      stepUp: true,
      summary: 'Export these users as a table for spreadsheets; written to the audit log',
      query: adminUsersExportQuerySchema,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const users = await exportUsers.run(signedIn(call).id, call.query, requestIdOf(call.ctx));
        const body = usersCsv(users, (error) => log.error({ err: error }, 'the export of users broke off'));
        const headers = {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="crewvine-users.csv"',
        };
        return { status: 200, headers, body };
      },
    }),
  ];
}

function roleRoutes({ changeRole, accounts }: UserCalls): readonly Route[] {
  return [
    route({
      method: 'put',
      path: '/api/admin/users/:userId/role',
      access: 'admin',
      stepUp: true,
      summary: 'Change a user’s type to any of the four; the last admin cannot be demoted',
      params: z.object({ userId: uuid }),
      body: changeUserRoleRequestSchema,
      answers: { 200: userSchema },
      handler: async (call) => {
        const userId = asId<'user'>(call.params.userId);
        await changeRole.run(signedIn(call).id, userId, call.body.userType, requestIdOf(call.ctx));
        const account = await accounts.account(userId);
        if (!account) throw new HttpError(404, 'http.not_found', 'Not found');
        return { status: 200, body: account };
      },
    }),
  ];
}
