import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { CertifyEmployer } from '#modules/checks/application/certification/certify-employer.ts';
import { certificationSchema, certifyRequestSchema } from '#contract/checks/index.ts';

const PATH = '/api/check-certification';

/** Once an account and version, before the first check (rules.md#check-certification). */
export function certificationRoutes(certify: CertifyEmployer): readonly Route[] {
  return [
    route({
      method: 'get',
      path: PATH,
      access: 'authenticated',
      summary: 'Get whether the employer has certified the requirements of checks',
      answers: { 200: certificationSchema },
      handler: async (call) => ({ status: 200, body: await certify.show(ownerCaller(call).id) }),
    }),
    route({
      method: 'post',
      path: PATH,
      access: 'authenticated',
      summary:
        'Certify the requirements of checks; paid checks that waited for it then go to their candidates',
      body: certifyRequestSchema,
      limit: 'submission',
      answers: { 201: certificationSchema },
      handler: async (call) => {
        const by = ownerCaller(call).id;
        const { version, language, name } = call.body;
        await certify.run(by, { version, language, name, ip: call.address });
        return { status: 201, body: await certify.show(by) };
      },
    }),
  ];
}
