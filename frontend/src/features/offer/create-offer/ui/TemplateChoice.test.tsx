// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CreateOfferDialog } from './CreateOfferDialog.tsx';

const LIST = 'GET /api/offer-templates';
const CREATE = 'PUT /api/referrals/*/create-offer';
const CREW = {
  id: '01890a5d-ac96-774b-bcce-b302099a8400',
  name: 'Framing crew',
  payType: 'daily',
  schedule: 'Mon–Fri, 6 AM',
  benefits: 'Lunch on site',
  benefitIds: [],
  conditions: 'Dear {{worker}}, you start on {{startDate}}.',
  customTerms: null,
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};

async function open(templates: readonly object[] | null = [CREW]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/offer-letters/quote', {
    body: {
      lines: [],
      total: '925.00',
      pay: { amount: '28.00', period: 'hour', firstMonth: '4480.00', isUnlikely: false },
    },
  });
  server.answers(LIST, templates ? { body: templates } : silent);
  const part = await renderPart(
    <CreateOfferDialog
      referral={sampleReferral()}
      collect={() => Promise.resolve(true)}
      onClose={() => undefined}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Create Offer Letter' });
  return { ...part, server, dialog };
}

describe('a template in the offer dialog', () => {
  it('a template fills in its values, names missing ones, and is sent with the offer', async () => {
    const { user, server, dialog } = await open();
    await screen.findByLabelText(/^Start with a template/);
    await fillIn(user, { 'Start with a template': 'Framing crew' });
    await waitFor(() => expect(valueOf('Schedule (optional)')).toBe('Mon–Fri, 6 AM'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(dialog.textContent).toContain('Dear Ivy View, you start on [Start date].');
    expect(dialog.textContent).toContain('Still missing: Start date.');
    expect(dialog.textContent).toContain('The letter says: Lunch on site');
    await fillIn(user, { 'Pay rate': '220', 'Start date': '2031-01-11' });
    await waitFor(() => expect(dialog.textContent).toContain('you start on January 11, 2031.'));
    server.answers(CREATE, { body: { offerLetter: { id: 'one' }, payment: { status: 'succeeded' } } });
    await press(user, /^(Send Offer|Continue to payment)$/);
    await waitFor(() => expect(server.calls(CREATE)).toHaveLength(1));
    expect(server.calls(CREATE)[0]?.body).toMatchObject({
      offerData: {
        templateId: CREW.id,
        payType: 'daily',
        benefits: 'Lunch on site',
        conditions: CREW.conditions,
      },
    });
  });

  it('a template asks before it replaces typed values', async () => {
    const { user } = await open();
    await fillIn(user, { Schedule: 'Nights' });
    await fillIn(user, { 'Start with a template': 'Framing crew' });
    const question = await screen.findByRole('alert');
    expect(question.textContent).toContain('Framing crew has its own words for: Schedule.');
    expect([valueOf('Schedule (optional)'), valueOf('Conditions (optional)')]).toEqual([
      'Nights',
      CREW.conditions,
    ]);
    await press(user, 'Keep mine', question);
    expect(valueOf('Schedule (optional)')).toBe('Nights');
    await fillIn(user, { 'Start with a template': 'No template' });
    await fillIn(user, { 'Start with a template': 'Framing crew' });
    await press(user, 'Replace', await screen.findByRole('alert'));
    await waitFor(() => expect(valueOf('Schedule (optional)')).toBe('Mon–Fri, 6 AM'));
  });

  it('a list of templates that did not load can be retried, and an empty one shows no choice', async () => {
    const { user, server, dialog } = await open(null);
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    server.answers(LIST, { body: [] });
    await user.click(again);
    await waitFor(() => expect(within(dialog).queryByText('Your templates didn’t load.')).toBeNull());
    await waitFor(() => expect(screen.queryByLabelText(/^Start with a template/)).toBeNull());
  });
});
