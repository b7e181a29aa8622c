import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';
import { HttpError } from '#platform/http/errors.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { InboxReader } from '../../application/inbox-reader.ts';
import { notificationTarget } from '../../application/notification-path.ts';
import type { Inbox } from '../../application/ports.ts';
import { kindsOf } from '../../domain/choice-table.ts';
import { notificationListSchema, notificationQuerySchema, unreadCountSchema } from '../../contract/index.ts';

/** The inbox. */
export function notificationRoutes(inbox: Inbox, reader: InboxReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/notifications',
      access: 'authenticated',
      summary: 'List the caller’s notifications, newest first',
      query: notificationQuerySchema,
      answers: { 200: notificationListSchema },
      handler: async (call) => {
        const { cursor, limit, show, about } = call.query;
        const { id, userType } = signedIn(call);
        const rows = await reader.list(id, readCursor(cursor), limit + 1, {
          unread: show === 'unread',
          types: about === undefined ? null : kindsOf(about),
        });
        const told = rows.map((row) => ({
          ...row,
          target: notificationTarget(row.type, row.data, userType),
        }));
        return pageAnswer(call, told, (row) => ({ at: row.createdAt, id: row.id }));
      },
    }),
    route({
      method: 'get',
      path: '/api/notifications/unread-count',
      access: 'authenticated',
      summary: 'Get the number of the caller’s unread notifications',
      answers: { 200: unreadCountSchema },
      handler: async (call) => ({
        status: 200,
        body: { count: await reader.unreadCount(signedIn(call).id) },
      }),
    }),
    route({
      method: 'put',
      path: '/api/notifications/read-all',
      access: 'authenticated',
      summary: 'Mark all notifications as read',
      answers: { 204: null },
      handler: async (call) => {
        await inbox.markAllRead(signedIn(call).id);
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: '/api/notifications/:id/read',
      access: 'authenticated',
      summary: 'Mark one notification as read',
      params: z.object({ id: uuid }),
      answers: { 204: null },
      handler: async (call) => {
        if (await inbox.markRead(signedIn(call).id, call.params.id)) return { status: 204 };
        throw new HttpError(404, 'notifications.not_found', 'Notification not found');
      },
    }),
  ];
}
