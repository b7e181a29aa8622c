import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

/** The fields of an application without an account, except for the phone and its code. */
export const APPLICANT = {
  name: 'Hector Ruiz Salas',
  location: 'Austin, TX',
  skills: ['Framing'],
  experience: 'experienced',
  payRate: '$28/hour',
  acceptTerms: true,
};

/** A worker whose profile has all five fields. */
export async function signUpApplicant(
  app: TestApplication,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  return signUpWorker(app, { desiredPay: '$28/hour', ...fields });
}

export function applyTo(
  { client }: { readonly client: HttpClient },
  jobId: string,
  body: object = {},
  query = '',
): Promise<HttpAnswer<Loose>> {
  return client.post(`/api/jobs/${jobId}/quick-apply${query}`, body);
}
