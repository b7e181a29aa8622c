// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { WAITING, SIGNED, COMPLETE } from '../testing/form-answers.ts';
import { I9FormPage } from './I9FormPage.tsx';

const CALL = '/api/i9-forms/some-referral';

function start(form: object): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers(`GET ${CALL}/section2`, { body: form });
  return server;
}
const open = () =>
  renderPart(
    <Routes>
      <Route path="/employer/i9/:id" element={<I9FormPage />} />
    </Routes>,
    { at: '/employer/i9/some-referral' },
  );

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillSection2(user: User): Promise<void> {
  await user.click(await screen.findByLabelText('One from List B and one from List C'));
  await user.selectOptions(screen.getByLabelText('List B document'), 'drivers_license');
  await user.selectOptions(screen.getByLabelText('List C document'), 'ssn_card');
  await fillIn(user, {
    'Issuing authority': 'Texas',
    'Your last and first name': 'Stone, Rosa',
    'Your title': 'Owner',
    'Business address': '500 Congress Ave, Austin, TX',
    'Sign with your full name': 'Rosa Stone',
  });
  await user.click(screen.getByLabelText("I've read this and it's true"));
}

describe("the employer's page of a Form I-9", () => {
  it('the employer can resend the link until the worker signs, and section 2 stays hidden', async () => {
    const server = start(WAITING);
    server.answers(`POST ${CALL}/link`, { body: WAITING });
    const { user } = await open();
    expect(await screen.findByText(/Bo Li hasn't signed section 1 yet/)).toBeDefined();
    expect(screen.queryByLabelText('First day of employment')).toBeNull();
    await press(user, 'Send the link again');
    await expectToast('Link sent to Bo Li');
  });

  it('section 2 asks why it is late after the server refuses it without a reason', async () => {
    const server = start(SIGNED);
    const message =
      'Say why it is late: section 1 was due by the first day, section 2 three business days after it';
    const issues = [{ path: 'lateReason', message }];
    server.answers(`PUT ${CALL}/section2`, {
      status: 422,
      body: { code: 'eligibility.late_without_reason', message, issues },
    });
    const { user } = await open();
    await fillSection2(user);
    expect(screen.queryByLabelText('Why is it late?')).toBeNull();
    await press(user, 'Sign section 2');
    expect(await screen.findByLabelText('Why is it late?')).toBeDefined();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await fillIn(user, { 'Why is it late?': 'Snow' });
    server.answers(`PUT ${CALL}/section2`, { body: COMPLETE });
    await press(user, 'Sign section 2');
    await expectToast('Section 2 signed');
    expect(server.calls(`PUT ${CALL}/section2`).at(-1)?.body).toMatchObject({ lateReason: 'Snow' });
  });

  it('section 2 accepts a list B and a list C document', async () => {
    const server = start(SIGNED);
    server.answers(`PUT ${CALL}/section2`, { body: COMPLETE });
    const { user } = await open();
    expect(await screen.findByText('•••-••-8726')).toBeDefined();
    expect(screen.queryByText('536-22-8726')).toBeNull();
    await press(user, 'Show');
    expect(screen.getByText('536-22-8726')).toBeDefined();
    expect(screen.getByText(/^Late: Section 2 by/)).toBeDefined();
    await fillSection2(user);
    await press(user, 'Sign section 2');
    await expectToast('Section 2 signed');
    const [sent] = server.calls(`PUT ${CALL}/section2`).map(({ body }) => body);
    expect(sent).toMatchObject({
      firstDayOn: '2026-12-07',
      documents: [{ kind: 'drivers_license', authority: 'Texas' }, { kind: 'ssn_card' }],
      businessName: 'Hill Country Builders',
    });
  });

  it('missing and refused values are shown next to their fields', async () => {
    const server = start(SIGNED);
    const issues = [
      {
        path: 'documents.0.expiresOn',
        message: 'This document had expired on the day you examined it',
      },
    ];
    server.answers(`PUT ${CALL}/section2`, {
      status: 422,
      body: { message: '', code: 'eligibility.document_refused', issues },
    });
    const { user } = await open();
    // Neither list is preselected.
    await press(user, 'Sign section 2');
    expect((await screen.findAllByText('Choose what the worker showed')).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('List A document')).toBeNull();
    await user.click(screen.getByLabelText('One document from List A'));
    await press(user, 'Sign section 2');
    expect((await screen.findAllByText('Choose a document')).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByLabelText('List A document'), 'us_passport');
    await fillIn(user, {
      'Document number': '483920175',
      'Expiration date': '2020-05-01',
      'Your last and first name': 'Stone, Rosa',
      'Your title': 'Owner',
      'Business address': '500 Congress Ave, Austin, TX',
      'Sign with your full name': 'Rosa Stone',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign section 2');
    expect((await screen.findAllByText(/^This document had expired/)).length).toBeGreaterThan(0);
  });

  it("section 2 suggests the employer's last signer", async () => {
    const last = { name: 'Stone, Rosa', title: 'Owner', businessAddress: '500 Congress Ave' };
    start({ ...SIGNED, lastRepresentative: last });
    await open();
    expect(await screen.findByLabelText('Your last and first name')).toHaveProperty('value', 'Stone, Rosa');
    expect(screen.getByLabelText('Your title')).toHaveProperty('value', 'Owner');
    expect(screen.getByLabelText('Business address')).toHaveProperty('value', '500 Congress Ave');
  });

  it('the employer corrects a signed section with a reason', async () => {
    const server = start(COMPLETE);
    server.answers(`POST ${CALL}/corrections`, { status: 201, body: COMPLETE });
    const { user } = await open();
    expect(await screen.findByText(/U\.S\. Passport · 483920175/)).toBeDefined();
    await press(user, 'Correct section 2');
    await user.selectOptions(await screen.findByLabelText('List A document'), 'us_passport');
    await fillIn(user, {
      'Why are you correcting it?': 'A typing error',
      'Document number': '483920176',
      'Expiration date': '2026-12-31',
      'Day you examined it': '2026-12-07',
      'Sign with your full name': 'Rosa Stone',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign the correction');
    await expectToast('Section 2 signed');
    const [sent] = server.calls(`POST ${CALL}/corrections`).map(({ body }) => body);
    expect(sent).toMatchObject({
      section: 'section2',
      entry: { reason: 'A typing error', documents: [{ examinedOn: '2026-12-07' }] },
    });
  });

  it('the employer records a reverification, a legal hold, and the last day', async () => {
    const server = start({
      ...COMPLETE,
      reverifyOn: '2027-01-31',
      actions: [...COMPLETE.actions, 'reverify'],
      due: { kind: 'everify_mismatch', on: '2026-12-20', isLate: false },
    });
    server.answers(`POST ${CALL}/supplements`, { status: 201, body: COMPLETE });
    server.answers(`POST ${CALL}/hold`, { body: COMPLETE });
    server.answers(`PUT ${CALL}/end`, { body: COMPLETE });
    const { user } = await open();
    await press(user, 'Add an entry');
    await user.selectOptions(await screen.findByLabelText('New document'), 'ssn_card');
    await fillIn(user, { 'Sign with your full name': 'Rosa Stone' });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign the entry');
    await expectToast('Entry signed');
    await fillIn(user, { 'Reason for a legal hold': 'A charge was filed' });
    await press(user, 'Put on hold');
    await expectToast('On hold');
    expect(server.calls(`POST ${CALL}/hold`).map(({ body }) => body)).toEqual([
      { on: true, reason: 'A charge was filed' },
    ]);
    await fillIn(user, { 'Last day of work': '2027-01-31' });
    await press(user, 'Save the last day');
    await expectToast('Last day saved');
  });

  it('the form requires a copy of each side if the employer copies documents, and shows which one is missing', async () => {
    const kept = { ...SIGNED, copiesDocuments: true, actions: [...SIGNED.actions, 'add_copy'] };
    const server = start(kept);
    const issues = [{ path: 'documents.0.copies', message: 'Add a copy of each side' }];
    server.answers(`PUT ${CALL}/section2`, {
      status: 422,
      body: { message: '', code: 'eligibility.copies_missing', issues },
    });
    const { user } = await open();
    await user.click(await screen.findByLabelText('One document from List A'));
    await user.selectOptions(await screen.findByLabelText('List A document'), 'permanent_resident_card');
    expect(screen.getByRole('button', { name: /^Add the front/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Add the back/ })).toBeDefined();
    await user.selectOptions(screen.getByLabelText('List A document'), 'us_passport');
    expect(screen.queryByRole('button', { name: /^Add the back/ })).toBeNull();
    await fillIn(user, {
      'Document number': '483920175',
      'Expiration date': '2040-05-01',
      'Your last and first name': 'Stone, Rosa',
      'Your title': 'Owner',
      'Business address': '500 Congress Ave, Austin, TX',
      'Sign with your full name': 'Rosa Stone',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign section 2');
    expect((await screen.findAllByText('Add a copy of each side')).length).toBeGreaterThan(0);
  });

  it('a form that takes no copy shows no way to add one', async () => {
    start({ ...SIGNED, copiesDocuments: true });
    const { user } = await open();
    await user.click(await screen.findByLabelText('One document from List A'));
    await user.selectOptions(await screen.findByLabelText('List A document'), 'permanent_resident_card');
    expect(screen.queryByRole('button', { name: /^Add the front/ })).toBeNull();
  });

  it('the page links to the copies that belong to a signed section', async () => {
    const copy = { id: 'copy-1', kind: 'us_passport', side: 'front', createdAt: '2026-12-08T12:00:00.000Z' };
    start({ ...COMPLETE, copies: [{ ...copy, isSigned: true }] });
    await open();
    const link = await screen.findByRole('link', { name: 'U.S. Passport, front' });
    expect(link.getAttribute('href')).toBe(`${CALL}/copies/copy-1`);
    expect(screen.queryByRole('button', { name: /^Add the front/ })).toBeNull();
  });

  it('the page shows when a hire has no Form I-9', async () => {
    start(WAITING).answers(
      `GET ${CALL}/section2`,
      refusing(404, 'eligibility.unknown_form', 'There’s no Form I-9'),
    );
    await open();
    expect(await screen.findByText("There's no Form I-9 here")).toBeDefined();
  });
});
