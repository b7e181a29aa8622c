// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { TaxPage } from './TaxPage.tsx';

const HASH = 'ab'.repeat(32);
const TAX = {
  status: 'required',
  profile: null,
  year: 2026,
  paid: '2100.00',
  coming: '0.00',
  threshold: '2000.00',
  thresholdState: null,
  isStateKnown: true,
  federalThreshold: '2000.00',
  certification: {
    version: 'W-9 (Rev. March 2024)',
    language: 'en',
    opening: 'Under penalties of perjury, I certify that:',
    statements: ['The number shown on this form is correct; and', 'I am a U.S. person.'],
    sha256: HASH,
  },
};
const PROFILE = {
  name: 'Ana Ruiz',
  businessName: null,
  classification: 'individual',
  taxIdType: 'ssn',
  taxIdLast4: '8726',
  street: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  signature: 'Ana Ruiz',
  signedAt: '2026-11-20T12:00:00.000Z',
  certificationVersion: 'W-9 (Rev. March 2024)',
  documentHash: HASH,
};
const YEAR = {
  year: 2026,
  bonuses: '2000.00',
  rewards: '100.00',
  corrections: '0.00',
  total: '2100.00',
  threshold: '2000.00',
  isReported: true,
  isFinal: false,
};

function start(tax: object = TAX, years: readonly object[] = [YEAR]): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/tax-profile', { body: tax });
  server.answers('GET /api/tax-documents', { body: years });
  server.answers('PUT /api/tax-profile', { body: { ...TAX, status: 'on_file', profile: PROFILE } });
  return server;
}
const open = () => renderPart(<TaxPage />, { at: '/earnings/tax' });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);

describe('the W-9 form', () => {
  it('an invalid tax number shows an error while other fields are empty', async () => {
    start();
    const { user } = await open();
    const number = await screen.findByLabelText('Tax number');
    await user.type(number, '123');
    await user.tab();
    expect(await screen.findByText('Please enter a valid Social Security number or ITIN')).toBeDefined();
  });

  it('a reload reopens the form with the input but not the tax number', async () => {
    start({ ...TAX, status: 'not_needed' });
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fill out W-9' }));
    await user.type(await screen.findByLabelText('Tax number'), '536-22-8726');
    await fillIn(user, { City: 'Round Rock' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('8726');
    const where = address();
    cleanup();
    await renderPart(<TaxPage />, { at: where });
    const city = await screen.findByLabelText<HTMLInputElement>('City');
    expect(city.value).toBe('Round Rock');
  });

  it('the form shows why it is required and what is certified, and is signed once', async () => {
    const server = start();
    const { user } = await open();
    expect(await screen.findByText(/You've earned \$2,000 this year, so we need your W-9/)).toBeDefined();
    expect(await screen.findByText('I am a U.S. person.')).toBeDefined();
    await press(user, 'Sign W-9');
    await expectFieldMessages([
      'Please enter the name on your tax return',
      'Your tax number is required',
      'Address is required',
      'City or town is required',
      'Choose a state',
      'Please enter a valid ZIP code',
      'You must certify this to sign',
      'Type your full name to sign',
    ]);
    await fillIn(user, {
      'Name on your tax return': 'Ana Ruiz',
      'Tax number': '536-22-8726',
      'Street address': '12 Elm St',
      City: 'Austin',
      'ZIP code': '78701',
      Signature: 'Ana Ruiz',
    });
    await choose(user, 'State', 'TX');
    await user.click(screen.getByLabelText('I certify all of the above'));
    await press(user, 'Sign W-9');
    await expectToast('W-9 signedYour tax information is on file.');
    expect(server.calls('PUT /api/tax-profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({ taxId: '536228726', state: 'TX', certified: true, certificationHash: HASH }),
    ]);
  });

  it("a refused form shows the server's message in the field and retains the input", async () => {
    const server = start({ ...TAX, profile: PROFILE, status: 'on_file' });
    const message = 'Your tax number is required';
    server.answers('PUT /api/tax-profile', {
      status: 400,
      body: { message, code: 'billing.tax_id_missing' },
    });
    const { user } = await open();
    await press(user, 'Update W-9');
    expect(await screen.findByText('Leave this empty to keep the number ending in 8726.')).toBeDefined();
    await fillIn(user, { Signature: 'Ana Ruiz' });
    await user.click(screen.getByLabelText('I certify all of the above'));
    await press(user, 'Sign W-9');
    await expectFieldMessages([message]);
    expect(screen.getByLabelText<HTMLInputElement>('Signature').value).toBe('Ana Ruiz');
  });

  it('a stored number shows only its last four digits', async () => {
    start({ ...TAX, profile: PROFILE, status: 'on_file' });
    await open();
    expect(await screen.findByText('ending in 8726')).toBeDefined();
    expect(screen.getByText('12 Elm St, Austin, TX 78701')).toBeDefined();
  });

  it('the page reloads after a failure', async () => {
    const server = start();
    server.answers('GET /api/tax-profile', { status: 500, body: { message: 'x', code: 'http.internal' } });
    const { user } = await open();
    expect(await screen.findByText("Your tax information didn't load")).toBeDefined();
    server.answers('GET /api/tax-profile', { body: TAX });
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    expect(await screen.findByText(/You've earned \$/)).toBeDefined();
  });
});

describe('the tax status', () => {
  it.each([
    [
      'not_needed',
      '0.00',
      '0.00',
      '2000.00',
      /^If you earn \$2,000 or more in a year, we report it to the IRS\./,
    ],
    [
      'not_needed',
      '1000.00',
      '200.00',
      '2000.00',
      /^If you earn \$2,000 or more in a year, we report it to the IRS\./,
    ],
    [
      'soon',
      '0.00',
      '675.00',
      '600.00',
      /paid \$0\.00 in 2026, and \$675\.00 is on its way\. From \$600 a year, we need your W-9\./,
    ],
    ['soon', '300.00', '200.00', '600.00', /paid \$300\.00 in 2026, and \$200\.00 is on its way\./],
    [
      'soon',
      '1500.00',
      '0.00',
      '2000.00',
      /paid \$1,500\.00 in 2026\. From \$2,000 a year, we need your W-9\./,
    ],
    ['required', '2100.00', '0.00', '2000.00', /^You've earned \$2,000 this year/],
    ['required', '600.00', '75.00', '600.00', /^You've earned \$600 this year/],
    ['required', '0.00', '0.00', '2000.00', /^You earned enough in an earlier year/],
    ['required', '100.00', '900.00', '2000.00', /^You earned enough in an earlier year/],
    ['on_file', '0.00', '0.00', '2000.00', /^Nothing to do\./],
  ])(
    'the status matches the amounts below it: %s, %s paid, %s coming, of %s',
    async (status, paid, coming, threshold, words) => {
      start({ ...TAX, status, paid, coming, threshold });
      await open();
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByText(/close to \$|again right after/)).toBeNull();
    },
  );

  it('the status requests an unknown state and explains each limit', async () => {
    start({ ...TAX, status: 'not_needed', paid: '0.00', threshold: '600.00', isStateKnown: false });
    await open();
    expect(
      await screen.findByText(
        /Most states use the federal limit of \$2,000 a year.*Until we know yours, we use the lowest, \$600\./,
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add your state' }).getAttribute('href')).toBe('/profile/about');
  });

  it('the status names the state whose limit applies', async () => {
    start({ ...TAX, status: 'not_needed', paid: '0.00', threshold: '1000.00', thresholdState: 'NJ' });
    await open();
    expect(
      await screen.findByText(/^\$1,000 a year is the limit of your state, NJ\..*federal \$2,000\.$/),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add your state' })).toBeNull();
  });

  it('a statement names the year whose limit applies', async () => {
    start({ ...TAX, paid: '0.00' }, [
      { ...YEAR, year: 2025, total: '500.00', threshold: '600.00', isReported: false, isFinal: true },
    ]);
    await open();
    expect(
      await screen.findByText(/^We report 2025 to the IRS if you were paid \$600 or more/),
    ).toBeDefined();
  });
});

describe('the statements', () => {
  it("a statement shows the year's total and whether it is reported", async () => {
    start();
    await open();
    expect(await screen.findByText('We report this year on Form 1099-NEC.')).toBeDefined();
    expect(screen.getByText('$2,100.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download 2026 PDF' }).getAttribute('href')).toBe(
      '/api/tax-documents/pdf?year=2026',
    );
  });

  it('the list is empty without any payments', async () => {
    start({ ...TAX, status: 'not_needed', paid: '0.00' }, []);
    await open();
    expect(await screen.findByText('No statements yet')).toBeDefined();
    expect(screen.getByText('We have no W-9 from you.')).toBeDefined();
  });
});
