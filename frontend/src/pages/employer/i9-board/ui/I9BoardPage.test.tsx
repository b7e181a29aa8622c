// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { I9BoardPage } from './I9BoardPage.tsx';

const ROW = {
  id: 'one',
  referralId: 'some-referral',
  workerName: 'Bo Li',
  jobTitle: 'Framer',
  company: 'Hill Country Builders',
  status: 'incomplete',
  section1Status: 'pending',
  section2Status: 'pending',
  startsOn: '2026-12-07',
  due: { kind: 'section1', on: '2026-12-07', isLate: false },
  endedOn: null,
  retentionExpiry: null,
  isHeld: false,
  everifyState: null,
  actions: ['send_link'],
  createdAt: '2026-11-20T12:00:00.000Z',
};

const WEEK = { workdays: ['mon', 'tue', 'wed', 'thu', 'fri'], closedOnHolidays: true };

function start(rows: readonly object[]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/i9-forms', { body: rows });
  server.answers('GET /api/i9-forms/export-count', { body: { forms: 612 } });
  server.answers('GET /api/i9-settings', {
    body: { usesEverify: false, companyId: null, since: null, copiesDocuments: false, ...WEEK },
  });
  return server;
}

describe('the Form I-9 board', () => {
  it('a row shows who has to sign which section by when, and links to the form', async () => {
    start([ROW]);
    await renderPart(<I9BoardPage />);
    const link = await screen.findByRole('link', { name: 'Bo Li · Framer' });
    expect(link.getAttribute('href')).toBe('/employer/i9/some-referral');
    expect(screen.getByText('Section 1 by Dec 7, 2026')).toBeDefined();
  });

  it('a row shows whose turn it is, and a press reminds the worker', async () => {
    const server = start([
      ROW,
      { ...ROW, id: 'two', referralId: 'two', section1Status: 'complete', actions: [] },
    ]);
    server.answers('POST /api/i9-forms/some-referral/link', { body: {} });
    const { user } = await renderPart(<I9BoardPage />);
    expect(await screen.findByText('Waiting on the worker')).toBeDefined();
    expect(screen.getByText('Your turn')).toBeDefined();
    await press(user, 'Remind Bo Li');
    await expectToast('Link sent to Bo Li');
    expect(server.calls('POST /api/i9-forms/some-referral/link')).toHaveLength(1);
  });

  it('the board shows when nothing is due, and when the forms failed to load', async () => {
    const server = start([]);
    const { user } = await renderPart(<I9BoardPage />);
    expect(await screen.findByText('Nothing is due')).toBeDefined();
    server.answers('GET /api/i9-forms', silent);
    await user.click(screen.getByRole('tab', { name: 'All forms' }));
    expect(await screen.findByText("We couldn't load your forms")).toBeDefined();
  });

  it("the settings save E-Verify with the company's number and date", async () => {
    const server = start([]);
    server.answers('PUT /api/i9-settings', {
      body: { usesEverify: true, companyId: '123456', since: '2025-01-15', ...WEEK },
    });
    const { user } = await renderPart(<I9BoardPage />);
    expect(await screen.findByText("Your company doesn't use E-Verify.")).toBeDefined();
    await press(user, 'Change');
    await user.click(await screen.findByLabelText('We use E-Verify for every new hire'));
    await press(user, 'Save');
    expect((await screen.findAllByText('Enter the company ID number: 4 to 7 digits')).length).toBeGreaterThan(
      0,
    );
    await user.click(screen.getByLabelText("We keep copies of everyone's documents"));
    await fillIn(user, {
      'Company ID number': '123456',
      'Memorandum of Understanding signed on': '2025-01-15',
    });
    await press(user, 'Save');
    await expectToast('Settings saved');
    expect(server.calls('PUT /api/i9-settings').map(({ body }) => body)).toEqual([
      {
        usesEverify: true,
        companyId: '123456',
        since: '2025-01-15',
        copiesDocuments: true,
        ...WEEK,
      },
    ]);
  });

  it("the settings save the company's own business days and require at least one", async () => {
    const server = start([]);
    server.answers('PUT /api/i9-settings', {
      body: { usesEverify: false, companyId: null, since: null, copiesDocuments: false, ...WEEK },
    });
    const { user } = await renderPart(<I9BoardPage />);
    const days = 'Your business days: Monday, Tuesday, Wednesday, Thursday, and Friday.';
    expect(await screen.findByText(days)).toBeDefined();
    await press(user, 'Change');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await user.click(await screen.findByLabelText(day));
    await press(user, 'Save');
    expect((await screen.findAllByText('Choose at least one day')).length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText('Saturday'));
    await user.click(screen.getByLabelText('Sunday'));
    await user.click(screen.getByLabelText("We're closed on federal holidays"));
    await press(user, 'Save');
    await expectToast('Settings saved');
    expect(server.calls('PUT /api/i9-settings').map(({ body }) => body)).toMatchObject([
      { workdays: ['sun', 'sat'], closedOnHolidays: false },
    ]);
  });

  it('a period can be exported once its password is shown', async () => {
    const server = start([]);
    server.answers('GET /api/i9-forms/export-password', {
      body: { code: '7k2qm8xw4t', password: 'AAAAA-BBBBB' },
    });
    const { user } = await renderPart(<I9BoardPage />);
    await screen.findByText('Nothing is due');
    expect(await screen.findByText('612 forms')).toBeDefined();
    await fillIn(user, { 'First day from': '2026-01-01' });
    expect(screen.queryByRole('link', { name: 'Download the ZIP' })).toBeNull();
    await press(user, 'Show the password');
    expect(await screen.findByText('AAAAA-BBBBB')).toBeDefined();
    expect(screen.getByText('form-i9-export-7k2qm8xw4t.zip opens with this password:')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Download the ZIP' });
    const issues = [{ path: 'code', message: 'Enter the code from the name of the file' }];
    expect(link.getAttribute('href')).toBe('/api/i9-forms/export?from=2026-01-01&code=7k2qm8xw4t');
    server.answers('GET /api/i9-forms/export-password', {
      status: 400,
      body: { message: 'Invalid', issues },
    });
    await fillIn(user, { 'Code of a file you already have': 'K7' });
    await press(user, 'Show the password');
    expect((await screen.findAllByText('Enter the code from the name of the file')).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText('AAAAA-BBBBB')).toBeNull();
  });
});
