// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ServicesPage } from './ServicesPage.tsx';

const ORDERED = {
  id: 'one',
  referralId: 'some-referral',
  jobId: 'some-job',
  jobTitle: 'Framer',
  workerName: 'Bo Li',
  addonType: 'drugTest',
  label: 'Drug test',
  price: '50.00',
  status: 'pending',
  actions: ['cancel'],
  createdAt: '2026-11-20T12:00:00.000Z',
  paidAt: '2026-11-20T12:00:00.000Z',
  startedAt: null,
  deliverBy: '2026-12-20T12:00:00.000Z',
  completedAt: null,
  result: null,
  returnedAt: null,
  returnReason: null,
};
const REVIEWED = {
  ...ORDERED,
  id: 'two',
  addonType: 'i9Verification',
  price: '75.00',
  status: 'completed',
  actions: [],
  deliverBy: null,
  completedAt: '2026-11-22T12:00:00.000Z',
  result: 'missing',
};
const REFUNDED = {
  ...ORDERED,
  id: 'three',
  status: 'refunded',
  actions: [],
  deliverBy: null,
  returnedAt: '2026-12-20T12:00:00.000Z',
  returnReason: 'not_delivered',
};

async function open(rows: readonly object[], at = '/employer/services') {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/service-addons', { body: rows });
  return { server, ...(await renderPart(<ServicesPage />, { at })) };
}

describe('the paid services of an employer', () => {
  it('a service shows its status, its due date, and its result', async () => {
    await open([ORDERED, REVIEWED, REFUNDED]);
    const [ordered, reviewed, refunded] = (await screen.findAllByRole('row')).slice(1);
    expect(ordered?.textContent).toContain('Drug test · Bo Li');
    expect(ordered?.textContent).toContain('Delivered by Dec 20, 2026, or refunded');
    expect(ordered?.textContent).toContain('$50');
    const form = within(reviewed ?? document.body).getByRole('link', { name: 'See the form' });
    expect(form.getAttribute('href')).toBe('/employer/i9/some-referral');
    expect(reviewed?.textContent).toContain("Something's missing");
    expect(refunded?.textContent).toContain('Not delivered in time. Dec 20, 2026');
    expect(screen.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
  });

  it('the list filters by the status in the address', async () => {
    const { server, user, address } = await open([], '/employer/services?status=refunded');
    expect(await screen.findByText('Nothing here')).toBeDefined();
    expect(server.calls('GET /api/service-addons')[0]?.search.get('status')).toBe('refunded');
    await press(user, 'Show all services');
    expect(await screen.findByText('No services yet')).toBeDefined();
    expect(address()).toBe('/employer/services');
  });

  it('a service is canceled after confirmation, and a refusal shows its reason', async () => {
    const { server, user } = await open([ORDERED]);
    const words = 'This service was delivered or refunded, so it can no longer be canceled';
    server.answers('POST /api/service-addons/one/cancel', refusing(409, 'offers.addon_closed', words));
    await user.click(await screen.findByRole('button', { name: 'Cancel: Drug test for Bo Li' }));
    await press(user, 'Cancel and refund');
    await expectToast(/can no longer be canceled/);
    server.answers('POST /api/service-addons/one/cancel', { status: 204 });
    await press(user, 'Cancel and refund');
    await expectToast(/^Service canceled/);
    expect(server.calls('POST /api/service-addons/one/cancel')).toHaveLength(2);
  });

  it('the page shows that the services failed to load', async () => {
    const { server, user } = await open([]);
    server.answers('GET /api/service-addons', silent);
    await user.selectOptions(await screen.findByLabelText('Show'), 'Refunded');
    expect(await screen.findByText("Your services didn't load")).toBeDefined();
  });
});
