// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { AddReferrerForm } from './AddReferrerForm.tsx';

/** rules.md#texts-to-the-letter */
const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
  [refusing(404, 'test.refused', 'Referral code not found'), 'ErrorReferral code not found'],
  [{ status: 404 }, 'ErrorReferral code not found'],
  [{ status: 400 }, 'ErrorInvalid referral code or you already have a referrer'],
  [silent, 'ErrorFailed to add referrer'],
];

async function open() {
  const server = startFakeServer();
  return { ...(await renderPart(<AddReferrerForm />)), server };
}

describe('adding a referrer', () => {
  it('an empty form requires a code and sends nothing', async () => {
    const { user, server } = await open();
    await press(user, 'Add referrer');
    await expectFieldMessages(['Please enter a referral code']);
    expect(server.calls()).toEqual([]);
  });

  it.each(REFUSALS)('a form refused with %o shows "%s" and retains the code', async (answer, words) => {
    const { user, server } = await open();
    server.answers('POST /api/auth/add-referrer', answer);
    await fillIn(user, { 'Referral code': 'ZZZZ2222' });
    await press(user, 'Add referrer');
    await expectToast(words);
    expect(valueOf('Referral code')).toBe('ZZZZ2222');
  });

  it('an accepted code names the referrer', async () => {
    const { user, server } = await open();
    server.answers('POST /api/auth/add-referrer', {
      body: { referredBy: { firstName: 'Mia', lastName: 'Sol' } },
    });
    await fillIn(user, { 'Referral code': 'MIAS2345' });
    await press(user, 'Add referrer');
    await expectToast('Referrer Added!You were referred by Mia Sol.');
  });
});
