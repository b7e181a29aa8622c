// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SECTION1 } from '#shared/testing/sample-section1.ts';
import { I9Page } from './I9Page.tsx';

const CALL = '/api/i9/some-token';
const ASKED = {
  workerName: 'Bo Li',
  jobTitle: 'Framer',
  company: 'Hill Country Builders',
  workerLanguage: 'en',
  edition: '01/20/25',
  startsOn: '2026-12-07',
  state: 'open',
  actions: ['sign_section1'],
  needsCode: false,
  signedAt: null,
  section1: null,
  helpers: [],
  usesEverify: false,
  mismatch: null,
};
const SIGNED = { ...SECTION1, ssn: '8726', citizenship: 'permanent_resident', uscisNumber: '5432' };

const NEXT = ['correct_section1', 'add_helper', 'print'];
const DONE = { ...ASKED, state: 'signed', actions: NEXT, section1: SIGNED };

function start(page: object = ASKED): FakeServer {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: page });
  server.answers(`PUT ${CALL}/section1`, { body: { ...ASKED, state: 'signed', actions: [] } });
  server.answers(`POST ${CALL}/code`, { status: 202 });
  return server;
}
const open = (language: Language = 'en') =>
  renderPart(
    <Routes>
      <Route path="/i9/:token" element={<I9Page />} />
    </Routes>,
    { at: '/i9/some-token', language },
  );
type User = Awaited<ReturnType<typeof open>>['user'];

async function fillToStatus(user: User): Promise<void> {
  await fillIn(user, {
    'Last name (family name)': 'Li',
    'First name (given name)': 'Bo',
    'Address (street number and name)': '12 Elm St',
    'City or town': 'Austin',
    'ZIP code': '78701',
  });
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  await press(user, 'Continue');
  await user.type(await screen.findByLabelText('Date of birth'), '1990-04-12');
  await press(user, 'Continue');
}

async function fillToSignature(user: User): Promise<void> {
  await screen.findByRole('heading', { name: 'Form I-9 for Hill Country Builders' });
  await fillToStatus(user);
  await user.click(await screen.findByLabelText(/^A citizen of the United States/));
  await press(user, 'Continue');
  await screen.findByText(/^I am aware that federal law provides/);
}

function field(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}`);
  return found;
}

describe('the page of section 1', () => {
  it("the worker fills in the pages and signs under the form's own wording", async () => {
    const server = start();
    const { user } = await open();
    await fillToSignature(user);
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await fillIn(user, { 'Sign with your full name': 'Bo Li' });
    server.answers(`GET ${CALL}`, { body: { ...ASKED, state: 'signed', actions: [] } });
    await press(user, 'Sign section 1');
    expect(await screen.findByText('Section 1 is signed')).toBeDefined();
    const [sent] = server.calls(`PUT ${CALL}/section1`).map(({ body }) => body);
    expect(sent).toMatchObject({ lastName: 'Li', citizenship: 'citizen', attested: true, preparers: [] });
    // The device stores nothing after signing.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('12 Elm St');
  });

  it('a page with missing values does not continue and shows them', async () => {
    start();
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Name and address' });
    await press(user, 'Continue');
    expect(await screen.findByText('Last name is required')).toBeDefined();
    expect(screen.getByText('Choose a state')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'About you' })).toBeNull();
  });

  it('a value that the server refuses reopens its page and retains the input', async () => {
    const server = start();
    const issues = [{ path: 'birthDate', message: 'Please check your date of birth' }];
    server.answers(`PUT ${CALL}/section1`, {
      status: 422,
      body: { message: 'Please check your date of birth', code: 'eligibility.birth_date', issues },
    });
    const { user } = await open();
    await fillToSignature(user);
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await fillIn(user, { 'Sign with your full name': 'Bo Li' });
    await press(user, 'Sign section 1');
    expect(await screen.findByText('Please check your date of birth')).toBeDefined();
    expect(await screen.findByLabelText('Date of birth')).toHaveProperty('value', '1990-04-12');
  });

  it('the status determines which number is required', async () => {
    start();
    const { user } = await open();
    await fillToSignature(user);
    await press(user, 'Back');
    await user.click(screen.getByLabelText(/^An alien authorized to work/));
    await user.click(screen.getByLabelText('Form I-94 admission number'));
    await press(user, 'Continue');
    expect(await screen.findByText('Enter your A-Number, I-94 number or passport number')).toBeDefined();
  });

  it('a correction requires a reason, and numbers left empty stay', async () => {
    const server = start({ ...DONE });
    server.answers(`POST ${CALL}/corrections`, { status: 201, body: ASKED });
    const { user } = await open();
    expect(await screen.findByText('Ends in 8726')).toBeDefined();
    await press(user, 'Correct something');
    expect(screen.getByLabelText('Last name (family name)')).toHaveProperty('value', 'Li');
    await fillIn(user, { 'Last name (family name)': 'Lee' });
    await press(user, 'Continue');
    expect(await screen.findByText('Ends in 8726. Leave it empty to keep it.')).toBeDefined();
    await press(user, 'Continue');
    expect(await screen.findByText('Ends in 5432. Leave it empty to keep it.')).toBeDefined();
    await press(user, 'Continue');
    await press(user, 'Sign the correction');
    expect((await screen.findAllByText("Please say why you're correcting it")).length).toBeGreaterThan(0);
    await fillIn(user, {
      'What are you correcting, and why?': 'A typing error',
      'Sign with your full name': 'Bo Lee',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign the correction');
    await expectToast('Correction signedThank you. Your employer can see it now.');
    const [sent] = server.calls(`POST ${CALL}/corrections`).map(({ body }) => body);
    expect(sent).toMatchObject({ lastName: 'Lee', ssn: '', reason: 'A typing error' });
  });

  it('a helper can sign later', async () => {
    const server = start({ ...DONE, helpers: ['Ana Ruiz'] });
    server.answers(`POST ${CALL}/supplements`, { status: 201, body: ASKED });
    const { user } = await open();
    expect(await screen.findByText('Ana Ruiz')).toBeDefined();
    await press(user, 'Add who helped me');
    await press(user, 'Sign as the helper');
    expect((await screen.findAllByText('Last name is required')).length).toBeGreaterThan(0);
    await fillIn(user, {
      "Helper's last name": 'Diaz',
      "Helper's first name": 'Eva',
      "Helper's address": '1 Oak St',
      "Helper's city or town": 'Austin',
      "Helper's ZIP code": '78702',
      'Helper signs with their full name': 'Eva Diaz',
    });
    await user.selectOptions(screen.getByLabelText("Helper's state"), 'TX');
    await press(user, 'Sign as the helper');
    await expectToast("Helper's signature saved");
    expect(server.calls(`POST ${CALL}/supplements`).map(({ body }) => body)).toMatchObject([
      { lastName: 'Diaz' },
    ]);
  });

  it('the page explains a mismatch, and the worker signs their decision', async () => {
    const days = { notifiedOn: '2026-11-19', respondBy: '2026-12-03', contactBy: null };
    const mismatch = { caseNumber: '2026322120000AB', ...days, decision: null };
    const server = start({ ...DONE, actions: ['decide_mismatch'], mismatch });
    server.answers(`POST ${CALL}/everify-decision`, { status: 201, body: ASKED });
    const { user } = await open();
    expect(await screen.findByText('You keep your job meanwhile')).toBeDefined();
    await press(user, 'Sign my decision');
    expect((await screen.findAllByText('Choose yes or no')).length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText(/^Yes, I'll take action/));
    await fillIn(user, { 'Sign with your full name': 'Bo Li' });
    await press(user, 'Sign my decision');
    await expectToast('Decision saved');
    expect(server.calls(`POST ${CALL}/everify-decision`).map(({ body }) => body)).toMatchObject([
      { decision: 'take_action', signature: 'Bo Li' },
    ]);
  });

  it('an employer with E-Verify requires the Social Security number', async () => {
    start({ ...ASKED, usesEverify: true });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Name and address' });
    await fillToStatus(user);
    const missing = "Enter your Social Security number, or say that you don't have it yet";
    expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText("I applied for a number and don't have it yet"));
    await press(user, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Citizenship or immigration status' })).toBeDefined();
  });

  it('a form signed without a number leads to adding it if the employer uses E-Verify', async () => {
    start({ ...DONE, usesEverify: true, section1: { ...SIGNED, ssn: null } });
    const { user } = await open();
    const copy = await screen.findByRole('link', { name: /^Open my copy/ });
    expect(copy.getAttribute('href')).toBe(`${CALL}/document`);
    expect(screen.getByText(/Only your Social Security number is still missing/)).toBeDefined();
    await press(user, 'Add my number');
    expect(await screen.findByRole('heading', { name: 'Correct section 1' })).toBeDefined();
  });

  it('a copied link requires a code', async () => {
    const server = start({ ...ASKED, needsCode: true });
    const { user } = await open();
    await fillToSignature(user);
    await press(user, 'Text me the code');
    await expectToast("Code sentIt's good for 10 minutes.");
    expect(server.calls(`POST ${CALL}/code`)).toHaveLength(1);
  });

  it('the page explains the English form in Spanish', async () => {
    start({ ...ASKED, workerLanguage: 'es' });
    const { user } = await open('es');
    expect(
      await screen.findByRole('heading', { name: 'Formulario I-9 para Hill Country Builders' }),
    ).toBeDefined();
    const instructions = screen.getByRole('link', { name: /^Instrucciones del formulario I-9/ });
    expect(instructions.getAttribute('href')).toBe('https://www.uscis.gov/es/i-9');
    const entries = { lastName: 'Li', firstName: 'Bo', address: '12 Elm St', city: 'Austin', zip: '78701' };
    for (const [name, value] of Object.entries(entries)) await user.type(field(name), value);
    await user.selectOptions(field('state'), 'TX');
    await press(user, 'Continuar');
    await user.type(await screen.findByLabelText(/^Fecha de nacimiento/), '1990-04-12');
    await press(user, 'Continuar');
    await user.click(await screen.findByLabelText(/^Ciudadanía de los Estados Unidos/));
    await press(user, 'Continuar');
    expect(await screen.findByText(/^I am aware that federal law provides/)).toBeDefined();
    expect(screen.getByText(/^Sé que la ley federal/)).toBeDefined();
  });

  it.each([
    ['expired', 'This link has expired'],
    ['canceled', 'This form was canceled'],
    ['signed', 'Section 1 is signed'],
  ])('the page shows when the form is %s', async (state, title) => {
    start({ ...ASKED, state, actions: [] });
    await open();
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('a link without a form shows an error', async () => {
    const server = startFakeServer();
    server.answers(
      `GET ${CALL}`,
      refusing(404, 'eligibility.unknown_link', 'This link is invalid or has expired'),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Invalid or expired I-9 link' })).toBeDefined();
  });

  it('the page offers a retry if the server does not answer', async () => {
    startFakeServer().answers(`GET ${CALL}`, silent);
    await open();
    expect(await screen.findByText("We couldn't load this form")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
