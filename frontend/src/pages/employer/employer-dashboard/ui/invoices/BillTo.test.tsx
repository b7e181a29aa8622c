// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BillTo } from './BillTo.tsx';

const PROFILE = 'GET /api/billing/profile';
const profile: BillingProfile = {
  name: 'Hill Co',
  attention: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  poNumber: '',
};

describe('the billing address form', () => {
  it('the form starts with the known address and saves it once it is valid', async () => {
    const server = startFakeServer();
    server.answers(PROFILE, { body: profile });
    const { user } = await renderPart(<BillTo />);
    await screen.findByText('Add an address so your books and your taxes have it.');
    await press(user, 'Edit');
    await fillIn(user, { 'Company or name': '' });
    await press(user, 'Save');
    expect((await screen.findAllByText('Company or name is required')).length).toBeGreaterThan(0);
    const message = "We can't print this character: 👷";
    server.answers('PUT /api/billing/profile', {
      status: 400,
      body: { message, code: 'billing.unprintable', issues: [{ path: 'city', message }] },
    });
    await fillIn(user, { 'Company or name': 'Hill Country', City: 'Austin' });
    await press(user, 'Save');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    const saved = { ...profile, name: 'Hill Country', city: 'Austin' };
    server.answers('PUT /api/billing/profile', { body: saved });
    server.answers(PROFILE, { body: saved });
    await fillIn(user, { City: 'Austin ' });
    await press(user, 'Save');
    await expectToast('Billing address saved');
    expect(await screen.findByText("Used on invoices from now on. Issued ones don't change.")).toBeDefined();
  });
});
