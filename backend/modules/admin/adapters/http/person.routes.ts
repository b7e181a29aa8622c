import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Call, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AdminReader } from '../../application/admin-reader.ts';
import type { AddPersonNote } from '../../application/add-person-note.ts';
import type { PersonAction } from '../../application/person-action.ts';
import type { PersonNotes } from '../../application/person-notes.ts';
import type { RemovePersonNote } from '../../application/remove-person-note.ts';
import type { SignOutPerson } from '../../application/sign-out-person.ts';
import {
  adminPaperworkSchema,
  adminPersonSchema,
  personNoteRequestSchema,
  personNoteSchema,
  type AdminPerson,
} from '../../contract/index.ts';

export interface PersonCalls {
  readonly reader: AdminReader;
  readonly notes: PersonNotes;
  readonly signOut: SignOutPerson;
  readonly addNote: AddPersonNote;
  readonly removeNote: RemovePersonNote;
}

const personParams = z.object({ userId: uuid });
const noteParams = z.object({ userId: uuid, id: uuid });

const idOf = ({ userId }: { readonly userId: string }): UserId => asId<'user'>(userId);
const actionOf = (
  call: Pick<Call<{ userId: string }, undefined, unknown>, 'caller' | 'params' | 'ctx'>,
): PersonAction => ({
  by: signedIn(call).id,
  about: idOf(call.params),
  requestId: requestIdOf(call.ctx),
});

/** One person, for admins (rules.md#person-page). */
export function personRoutes(calls: PersonCalls): readonly Route[] {
  return [...accountRoutes(calls), ...noteRoutes(calls)];
}

async function known(reader: AdminReader, id: UserId): Promise<AdminPerson> {
  const person = await reader.person(id);
  if (!person) throw new DomainError('identity.user_not_found', 'not_found', 'User not found');
  return person;
}

function accountRoutes({ reader, signOut }: PersonCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/users/:userId',
      access: 'admin',
      summary: 'Get an account: its sign-in methods, sessions, and balances',
      params: personParams,
      answers: { 200: adminPersonSchema },
      handler: async ({ params }) => ({ status: 200, body: await known(reader, idOf(params)) }),
    }),
    route({
      method: 'get',
      path: '/api/admin/users/:userId/paperwork',
      access: 'admin',
      summary:
        'List a person’s checks and Form I-9s as employer or worker, with their states and without their contents',
      params: personParams,
      answers: { 200: adminPaperworkSchema },
      handler: async ({ params }) => {
        await known(reader, idOf(params));
        return { status: 200, body: await reader.paperwork(idOf(params)) };
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/users/:userId/sign-out',
      access: 'admin',
      stepUp: true,
      summary: 'End all sessions of a person; written to the audit log',
      params: personParams,
      answers: { 200: z.object({ sessions: z.number().int() }) },
      handler: async (call) => ({ status: 200, body: { sessions: await signOut.run(actionOf(call)) } }),
    }),
  ];
}

function noteRoutes({ reader, notes, addNote, removeNote }: PersonCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/users/:userId/notes',
      access: 'admin',
      summary: 'List admins’ notes about a person, newest first',
      params: personParams,
      query: listQuerySchema,
      answers: { 200: z.array(personNoteSchema) },
      handler: async (call) => {
        await known(reader, idOf(call.params));
        const rows = await notes.list(idOf(call.params), {
          limit: call.query.limit,
          after: pageOf(call).after,
        });
        return pageAnswer(call, rows, ({ pageAt, id }) => ({ at: pageAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/users/:userId/notes',
      access: 'admin',
      summary: 'Add a note about a person; written to the audit log without its text',
      params: personParams,
      body: personNoteRequestSchema,
      answers: { 201: z.object({ id: uuid }) },
      handler: async (call) => ({
        status: 201,
        body: { id: await addNote.run(actionOf(call), call.body.text) },
      }),
    }),
    route({
      method: 'delete',
      path: '/api/admin/users/:userId/notes/:id',
      access: 'admin',
      summary: 'Delete a note; written to the audit log',
      params: noteParams,
      answers: { 204: null },
      handler: async (call) => {
        await removeNote.run(actionOf(call), call.params.id);
        return { status: 204 };
      },
    }),
  ];
}
