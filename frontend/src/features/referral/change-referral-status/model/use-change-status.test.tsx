// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { useChangeStatus } from './use-change-status.ts';

const MOVED = 'This referral has moved on since';
const moved = refusing(409, 'hiring.moved_on', MOVED);

/** rules.md#texts-to-the-letter */
const REFUSALS: readonly (readonly ['full' | 'quick', FakeAnswer, string])[] = [
  ['full', silent, 'Failed to update referral status.'],
  ['full', moved, `Failed to update referral status.${MOVED}`],
  ['full', signedOut, 'ErrorPlease try again or refresh the page.'],
  ['quick', silent, 'ErrorFailed to update referral status.'],
  ['quick', moved, `Error${MOVED}`],
];

function undoable(status: Referral['status'], previousStatus: Referral['status']): Referral {
  const rollback = { ...sampleReferral().rollback, allowed: true, previousStatus };
  return sampleReferral({ status, rollback });
}

function Steps({ view }: { readonly view: 'full' | 'quick' }) {
  const { changeStatus, completeWork } = useChangeStatus(view);
  const referral = sampleReferral();
  return (
    <>
      <button type="button" onClick={() => void changeStatus(referral, { status: 'contacted' })}>
        move
      </button>
      <button type="button" onClick={() => void completeWork(referral)}>
        complete
      </button>
    </>
  );
}

async function open(view: 'full' | 'quick' = 'full') {
  const server = startFakeServer();
  return { ...(await renderPart(<Steps view={view} />)), server };
}

describe('a step of a referral', () => {
  it.each(REFUSALS)('a step in the %s view, refused with %o, shows "%s"', async (view, answer, words) => {
    const { user, server } = await open(view);
    server.answers('PUT /api/referrals/*/status', answer);
    await press(user, 'move');
    await expectToast(words);
  });

  it('a step shows the worker’s name and new status', async () => {
    const { user, server } = await open();
    server.answers('PUT /api/referrals/*/status', { body: sampleReferral({ status: 'contacted' }) });
    await press(user, 'move');
    await expectToast('Status UpdatedIvy View: Worker Contacted');
    expect(server.calls('PUT /api/referrals/*/status')[0]?.body).toEqual({ status: 'contacted' });
  });

  it('the toast of a step can undo it', async () => {
    const { user, server } = await open();
    server.answers('PUT /api/referrals/*/status', { body: undoable('contacted', 'submitted') });
    server.answers('PUT /api/referrals/*/rollback', { body: { referral: sampleReferral() } });
    await press(user, 'move');
    await press(user, 'Undo');
    await expectToast('Action UndoneIvy View: New Referral');
    expect(server.calls('PUT /api/referrals/*/rollback')).toHaveLength(1);
  });

  it('a step whose undo charges again has no undo in its toast', async () => {
    const { user, server } = await open();
    server.answers('PUT /api/referrals/*/status', { body: undoable('rejected', 'hired') });
    await press(user, 'move');
    await expectToast('Status UpdatedIvy View: Not Selected');
  });

  it('completing the work shows the success or the failure', async () => {
    const { user, server } = await open();
    server.answers('PUT /api/referrals/*/complete', silent);
    await press(user, 'complete');
    await expectToast('Failed to mark referral as completed.');
    server.answers('PUT /api/referrals/*/complete', { body: sampleReferral({ status: 'completed' }) });
    await press(user, 'complete');
    await expectToast(/^Work Completed/);
  });
});
