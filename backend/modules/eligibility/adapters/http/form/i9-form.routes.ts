import { listQuerySchema } from '#contract/http/lists.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ManageFormRetention } from '#modules/eligibility/application/retention/manage-form-retention.ts';
import type { ListForms } from '#modules/eligibility/application/form/list-forms.ts';
import type { ReadForm } from '#modules/eligibility/application/form/read-form.ts';
import type { Section1Calls } from '#modules/eligibility/application/form/section1.ts';
import type { Section2Calls } from '#modules/eligibility/application/form/section2.ts';
import {
  correctI9Schema,
  endI9Schema,
  holdI9Schema,
  i9FormSchema,
  i9ListQuerySchema,
  i9ListSchema,
  signSection1Schema,
  signSection2Schema,
  supplementI9Schema,
} from '#contract/eligibility/index.ts';
import { originOf } from '../call-origin.ts';

export interface I9FormCalls {
  readonly section1: Section1Calls;
  readonly section2: Section2Calls;
  readonly retention: ManageFormRetention;
  readonly reading: ReadForm;
  readonly listing: ListForms;
}

const path = '/api/i9-forms/:id';

/** A hire's Form I-9, for its employer and its worker's account (rules.md#i9-parties). */
export function i9FormRoutes(calls: I9FormCalls): readonly Route[] {
  return [
    listRoute(calls),
    ...readRoutes(calls),
    ...signRoutes(calls),
    correctRoute(calls),
    supplementRoute(calls),
    ...retentionRoutes(calls),
  ];
}

function listRoute({ listing }: I9FormCalls): Route {
  return route({
    method: 'get',
    path: '/api/i9-forms',
    access: 'employer',
    summary:
      'List the employer’s forms, newest first; with due=true only those with something due, most urgent first',
    query: listQuerySchema.extend(i9ListQuerySchema.shape),
    answers: { 200: i9ListSchema },
    handler: async (call) => {
      const { status, due: isDue } = call.query;
      const rows = await listing.run(signedIn(call).id, { status, isDue, page: pageOf(call) });
      const keys = new Map(rows.map(({ row, nextDueOn }) => [row.id, `${nextDueOn}T00:00:00Z`]));
      const listed = rows.map(({ row }) => row);
      return pageAnswer(call, listed, ({ id, createdAt }) => ({
        at: isDue ? (keys.get(id) ?? createdAt) : createdAt,
        id,
      }));
    },
  });
}

function readRoutes({ reading }: I9FormCalls): readonly Route[] {
  return (['section1', 'section2'] as const).map((section) =>
    route({
      method: 'get',
      path: `${path}/${section}`,
      access: 'authenticated',
      summary: `Get the form’s state, for its employer and its worker: ${section} and related data`,
      params: byId<'referral'>(),
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        return { status: 200, body: await reading.run(call.params.id, ownerCaller(call).id) };
      },
    }),
  );
}

function signRoutes({ section1, section2, reading }: I9FormCalls): readonly Route[] {
  return [
    route({
      method: 'put',
      path: `${path}/section1`,
      access: 'authenticated',
      summary: 'Sign section 1, as the worker, once',
      params: byId<'referral'>(),
      body: signSection1Schema,
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await section1.sign(id, by, call.body, originOf(call));
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
    route({
      method: 'put',
      path: `${path}/section2`,
      access: 'authenticated',
      summary: 'Sign section 2, as the employer, once',
      params: byId<'referral'>(),
      body: signSection2Schema,
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await section2.sign(id, by, call.body, originOf(call));
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
  ];
}

function correctRoute({ section1, section2, reading }: I9FormCalls): Route {
  return route({
    method: 'post',
    path: `${path}/corrections`,
    access: 'authenticated',
    summary: 'Correct and sign a section again, with the reason; earlier signatures are retained',
    params: byId<'referral'>(),
    body: correctI9Schema,
    answers: { 201: i9FormSchema },
    handler: async (call) => {
      const [id, by] = [call.params.id, ownerCaller(call).id];
      const { body } = call;
      if (body.section === 'section1') await section1.correct(id, by, body.entry, originOf(call));
      else await section2.correct(id, by, body.entry, originOf(call));
      return { status: 201, body: await reading.run(id, by) };
    },
  });
}

function supplementRoute({ section1, section2, reading }: I9FormCalls): Route {
  return route({
    method: 'post',
    path: `${path}/supplements`,
    access: 'authenticated',
    summary:
      'Add supplement A, as the worker (the preparer or translator), or supplement B, as the employer (reverification, rehire, new name)',
    params: byId<'referral'>(),
    body: supplementI9Schema,
    answers: { 201: i9FormSchema },
    handler: async (call) => {
      const [id, by] = [call.params.id, ownerCaller(call).id];
      const { body } = call;
      if (body.kind === 'A') {
        const { kind: _kind, ...preparer } = body;
        await section1.addPreparer(id, by, preparer, originOf(call));
      } else await section2.supplement(id, by, body, originOf(call));
      return { status: 201, body: await reading.run(id, by) };
    },
  });
}

function retentionRoutes({ retention, reading }: I9FormCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/hold`,
      access: 'authenticated',
      summary: 'Place or release a legal hold, which prevents the form’s destruction',
      params: byId<'referral'>(),
      body: holdI9Schema,
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await retention.hold(id, by, call.body.on ? call.body.reason : null);
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
    route({
      method: 'put',
      path: `${path}/end`,
      access: 'authenticated',
      summary: 'Record the last day of work, from which the retention period is calculated',
      params: byId<'referral'>(),
      body: endI9Schema,
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await retention.end(id, by, call.body.endedOn, call.body.isUnrelated);
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
    route({
      method: 'post',
      path: `${path}/link`,
      access: 'authenticated',
      summary: 'Send the worker a new link to section 1; the old link becomes invalid',
      params: byId<'referral'>(),
      limit: 'submission',
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await retention.sendLink(id, by);
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
  ];
}
