// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Referral } from '#contract/hiring/referral.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, fillIn, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CreateOfferDialog } from './CreateOfferDialog.tsx';

const DRAFT = 'POST /api/offer-letters';
const LABEL = 'Name in Latin letters';

async function open(changes: Partial<Referral>) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(DRAFT, refusing(422, 'offers.not_interviewing'));
  const referral = sampleReferral(changes);
  const { user } = await renderPart(
    <CreateOfferDialog referral={referral} collect={vi.fn()} goal="draft" onClose={vi.fn()} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Create Offer Letter' });
  return { user, server, dialog, submit: within(dialog).getByRole('button', { name: 'Generate' }) };
}

describe('an offer to a worker with an unprintable name', () => {
  it('the form requires the name in Latin letters, shows the referred name, and sends it', async () => {
    const { user, server, dialog, submit } = await open({ workerName: 'شريف أحمد' });
    expect(within(dialog).getByText(/As referred: شريف أحمد$/)).toBeDefined();
    expect(valueOf(LABEL)).toBe('');
    expect(screen.queryByLabelText("Worker's name")).toBeNull();
    await expectAccessible();
    await user.click(submit);
    await expectFieldMessages(['This field is required']);
    await fillIn(user, { [LABEL]: 'شريف' });
    await user.click(submit);
    await expectFieldMessages(["We can't print these letters. Please use Latin letters instead of: شريف"]);
    expect(server.calls(DRAFT)).toEqual([]);
    await fillIn(user, { [LABEL]: 'Sharif Ahmad' });
    await user.click(submit);
    await waitFor(() =>
      expect(server.calls(DRAFT)[0]?.body).toMatchObject({ offerData: { workerName: 'Sharif Ahmad' } }),
    );
  });

  it('the preview shows the referred name until another one is typed', async () => {
    const { user, dialog } = await open({ workerName: 'شريف أحمد' });
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    expect(within(dialog).getByText('How شريف أحمد will see it')).toBeDefined();
  });

  it.each([
    [{ workerName: 'شريف أحمد', workerLatinName: 'Sharif Ahmad' }, 'Sharif Ahmad'],
    [{ workerName: '张伟', workerLatinName: 'Zhang Wei' }, 'Zhang Wei (张伟)'],
    [{ workerName: '张伟', workerLatinName: null }, '张伟'],
  ])('the form requires no Latin name for %j', async (changes, printed) => {
    await open(changes);
    expect(valueOf("Worker's name")).toBe(printed);
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });
});
