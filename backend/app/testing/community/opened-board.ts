import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { ok } from '../product-fixture.ts';

const TEXT = { name: 'Framers', description: 'Slate and frames.', industry: 'construction', isPrivate: true };

/** A private board, and someone who asks to be let in. @returns its id */
export async function openBoard(owner: SignedUp, asker: SignedUp): Promise<string> {
  const { id } = ok(await owner.client.post('/api/industry-boards', TEXT));
  ok(await asker.client.post(`/api/industry-boards/${id}/join`));
  return id;
}
