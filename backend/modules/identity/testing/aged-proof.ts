import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

const AGE = {
  name: 'test-age-proof',
  text: `update sessions set proved_at = now() - interval '601 seconds' where user_id = $1`,
};

/** More than ten minutes have gone by since this person said who they are. */
export async function ageProof(app: TestApplication, { id }: Pick<SignedUp, 'id'>): Promise<void> {
  await app.application.sql.rows(AGE, [id]);
}
