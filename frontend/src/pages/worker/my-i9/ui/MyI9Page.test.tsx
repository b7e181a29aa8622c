// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MyI9Page } from './MyI9Page.tsx';

const CALL = '/api/i9-forms/some-referral';
const WAITING = {
  referralId: 'some-referral',
  workerName: 'Bo Li',
  jobTitle: 'Framer',
  company: 'Hill Country Builders',
  status: 'incomplete',
  actions: ['sign_section1', 'print'],
  section1: null,
  supplements: [],
  usesEverify: false,
  mismatch: null,
};
const SECTION1 = {
  lastName: 'Li',
  firstName: 'Bo',
  address: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '1990-04-12',
  ssn: '536228726',
  citizenship: 'citizen',
  signature: 'Bo Li',
  signedOn: '2026-11-20',
};

function start(answer: Parameters<FakeServer['answers']>[1]): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'worker' }) });
  server.answers(`GET ${CALL}/section2`, answer);
  return server;
}
const open = (query = '') =>
  renderPart(
    <Routes>
      <Route path="/my-i9/:id" element={<MyI9Page />} />
    </Routes>,
    { at: `/my-i9/some-referral${query}` },
  );

describe("a worker's own Form I-9", () => {
  it('the page shows the form for the signed-in worker', async () => {
    start({ body: WAITING });
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Form I-9 for Hill Country Builders' }),
    ).toBeDefined();
    expect(screen.getByLabelText('Last name (family name)')).toBeDefined();
  });

  it('the input survives Back and a reload, without the numbers', async () => {
    start({ body: WAITING });
    const { user } = await open();
    await screen.findByLabelText('Last name (family name)');
    await fillIn(user, {
      'Last name (family name)': 'Li',
      'First name (given name)': 'Bo',
      'Address (street number and name)': '12 Elm St',
      'City or town': 'Austin',
      'ZIP code': '78701',
    });
    await user.selectOptions(screen.getByLabelText('State'), 'TX');
    await press(user, 'Continue');
    await user.type(await screen.findByLabelText(/^U.S. Social Security number/), '536-22-8726');
    await fillIn(user, { 'Date of birth': '1990-04-12' });
    await press(user, 'Continue');
    await user.click(await screen.findByLabelText(/^A lawful permanent resident/));
    await user.type(screen.getByLabelText(/^USCIS or A-Number|^USCIS number|A-Number/), 'A098765432');
    window.history.back();
    expect(await screen.findByLabelText('Date of birth')).toHaveProperty('value', '1990-04-12');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).toContain('12 Elm St');
    expect(stored).not.toMatch(/098765432|8726/);
    cleanup();
    await open('?step=4');
    // The number is missing, so the signature step stays out of reach.
    expect(await screen.findByLabelText(/^A lawful permanent resident/)).toHaveProperty('checked', true);
  });

  it('a signed section shows only the last digits of its numbers and links to a copy', async () => {
    start({ body: { ...WAITING, section1: SECTION1, actions: ['correct_section1', 'add_helper', 'print'] } });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Section 1 is signed' })).toBeDefined();
    expect(screen.getByText('Ends in 8726')).toBeDefined();
    expect(screen.queryByText(/536/)).toBeNull();
    expect(screen.getByRole('link', { name: /Open my copy/ }).getAttribute('href')).toBe(`${CALL}/document`);
  });

  it.each([
    ['canceled', 'This form was canceled'],
    ['purged', 'This form is gone'],
  ])('the page shows when the form is %s', async (status, title) => {
    start({ body: { ...WAITING, status, actions: [] } });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.queryByLabelText('Last name (family name)')).toBeNull();
  });

  it('the page shows when there is no form for the worker', async () => {
    start(refusing(403, 'eligibility.not_owner', 'This form belongs to someone else'));
    await open();
    expect(await screen.findByRole('heading', { name: "There's no Form I-9 here" })).toBeDefined();
  });

  it('the page offers a retry if nothing loads', async () => {
    start(silent);
    await open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
