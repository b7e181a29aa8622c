import type { HttpClient } from './http-client.ts';
import type { TestApplication } from './test-application.ts';

export const TEST_PASSWORD = 'sturdy-hammer-9';

let people = 0;

export interface SignedUp {
  readonly client: HttpClient;
  readonly id: string;
  readonly email: string;
  readonly referralCode: string;
}

async function signUp(
  app: TestApplication,
  path: string,
  fields: Record<string, unknown>,
): Promise<SignedUp> {
  people += 1;
  const client = app.client();
  const email = `person-${people}-${Date.now()}@example.com`;
  const answer = await client.post(path, {
    email,
    password: TEST_PASSWORD,
    firstName: 'Pat',
    lastName: `Number${people}`,
    acceptTerms: true,
    ...fields,
  });
  if (answer.status !== 201)
    throw new Error(`Sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { client, id: answer.body.id, email: answer.body.email, referralCode: answer.body.referralCode };
}

/** A fresh phone number that parses. */
export function testPhone(): string {
  people += 1;
  return `+1512555${String(1000 + (people % 9000)).padStart(4, '0')}`;
}

export function signUpEmployer(
  app: TestApplication,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  return signUp(app, '/api/employer-signup', {
    phone: testPhone(),
    companyName: 'Hill Country Builders',
    companySize: '11-50',
    industry: 'construction',
    location: 'Austin, TX',
    ...fields,
  });
}

export function signUpReferrer(
  app: TestApplication,
  fields: Record<string, unknown> = {},
): Promise<SignedUp> {
  return signUp(app, '/api/auth/signup', fields);
}

export function signUpWorker(app: TestApplication, fields: Record<string, unknown> = {}): Promise<SignedUp> {
  return signUp(app, '/api/worker-signup', {
    phone: testPhone(),
    location: 'Austin, TX',
    experience: 'experienced',
    specialties: ['Framing'],
    certifications: ['OSHA 10'],
    availability: 'immediate',
    transportation: 'own-vehicle',
    desiredPay: '$28/hour',
    ...fields,
  });
}
