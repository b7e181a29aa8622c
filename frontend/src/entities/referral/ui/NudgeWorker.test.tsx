// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { NudgeWorker } from './NudgeWorker.tsx';

const CALL = 'POST /api/referrals/*/nudge';
const PAST = '2020-03-02T15:00:00.000Z';
const AHEAD = '2099-03-02T15:00:00.000Z';
const of = (nudgeFrom: string | null) => ({ id: 'r', workerName: 'Rosa', nudgeFrom });

describe('the nudge button', () => {
  it('the nudge button is hidden if the worker has nothing left to answer', async () => {
    await renderPart(<NudgeWorker referral={of(null)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en', 'Nudge Rosa', /^You can nudge from Mar 2, 2099/],
    ['es', 'Recordarle a Rosa', /^Puede enviar un recordatorio desde el 2 mar 2099/],
  ] as const)('the nudge button shows when it can be pressed (%s)', async (language, name, words) => {
    const server = startFakeServer();
    const { user } = await renderPart(<NudgeWorker referral={of(AHEAD)} />, { language });
    const button = await screen.findByRole('button', { name, description: words });
    expect(button.ariaDisabled).toBe('true');
    await user.click(button);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('the nudge button reports a sent nudge and the reason for a refusal', async () => {
    const server = startFakeServer();
    const { user } = await renderPart(<NudgeWorker referral={of(PAST)} />);
    server.answers(CALL, { status: 202 });
    await press(user, 'Nudge Rosa');
    await expectToast(/^Nudge sentRosa gets a text/);
    server.answers(CALL, refusing(429, 'hiring.asked_lately', 'The worker was asked less than a day ago'));
    await press(user, 'Nudge Rosa');
    await expectToast("We couldn't send the nudgeThe worker was asked less than a day ago");
  });
});
