// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EverifyCaseAnswer } from '#contract/eligibility/everify/everify.ts';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleForm } from '../../testing/sample-form.ts';
import { EverifyCard } from './EverifyCard.tsx';

const CALL = '/api/i9-forms/some-referral/everify';
const CASE: EverifyCaseAnswer = {
  caseNumber: '2026322120000AB',
  createdOn: '2026-11-18',
  lateReason: null,
  state: 'mismatch',
  stateOn: '2026-11-18',
  notifiedOn: null,
  respondBy: '2026-12-03',
  decision: null,
  decidedOn: null,
  decidedBy: null,
  contactBy: null,
  closing: null,
  isUndecided: true,
  actions: ['notice', 'result', 'close'],
  results: ['authorized', 'resubmit'],
  closings: ['left_by_themselves', 'wrong_information'],
};

const open = (changes: Partial<I9FormAnswer> = {}) => renderPart(<EverifyCard form={sampleForm(changes)} />);

describe('the E-Verify card', () => {
  it('the card is hidden if the employer does not use E-Verify', async () => {
    startFakeServer();
    await open({ usesEverify: false });
    expect(screen.queryByText('E-Verify')).toBeNull();
  });

  it('the card shows when the case is due, and a late case requires a reason', async () => {
    const server = startFakeServer();
    server.answers(`POST ${CALL}`, { status: 201, body: sampleForm() });
    const { user } = await open();
    expect(screen.getByText(/three business days after the first day of work/)).toBeDefined();
    await press(user, 'Record the case');
    await fillIn(user, { 'Case number': '12', 'Case made on': '2026-11-24' });
    await press(user, 'Save');
    expect(
      (await screen.findAllByText('Enter the case number: 13 digits and 2 letters')).length,
    ).toBeGreaterThan(0);
    await fillIn(user, { 'Case number': '2026322120000AB' });
    await user.selectOptions(screen.getByLabelText('Result'), 'mismatch');
    await user.selectOptions(screen.getByLabelText('Why it was late'), 'technical_problems');
    await press(user, 'Save');
    await expectToast('Saved');
    expect(server.calls(`POST ${CALL}`).map(({ body }) => body)).toEqual([
      {
        caseNumber: '2026322120000AB',
        createdOn: '2026-11-24',
        state: 'mismatch',
        lateReason: 'technical_problems',
      },
    ]);
  });

  it('the card warns about the ban on adverse action, and the notice requires a private talk with the worker', async () => {
    const server = startFakeServer();
    server.answers(`PUT ${CALL}`, { body: sampleForm() });
    const { user } = await open({ everifyCases: [CASE] });
    expect(screen.getByText('Nothing may happen to the worker because of this')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Record the decision' })).toBeNull();
    await press(user, 'I told Bo Li');
    await fillIn(user, { 'When did you tell them?': '2026-11-19' });
    await press(user, 'Save and text the worker');
    expect(
      (await screen.findAllByText('Confirm that you told the worker in private')).length,
    ).toBeGreaterThan(0);
    await user.click(screen.getByLabelText(/^I talked to Bo Li in private/));
    await press(user, 'Save and text the worker');
    await expectToast('Saved');
    expect(server.calls(`PUT ${CALL}`).map(({ body }) => body)).toEqual([
      { step: 'notice', on: '2026-11-19', given: true },
    ]);
  });

  it('a case can be referred only after the worker decides to take action', async () => {
    startFakeServer();
    const told: EverifyCaseAnswer = { ...CASE, notifiedOn: '2026-11-19', actions: ['decision', 'result'] };
    const { user } = await open({ everifyCases: [told] });
    await press(user, 'Record a result');
    const results = await screen.findByLabelText('Result');
    expect(results.textContent).not.toContain('Referred');
  });

  it('a case offers only the statements that the server allows', async () => {
    startFakeServer();
    const { user } = await open({ everifyCases: [CASE] });
    await press(user, 'Close the case');
    const closings = await screen.findByLabelText('Closed because');
    expect(closings.textContent).not.toContain('took no action');
    expect(closings.querySelectorAll('option[value]:not([value=""])')).toHaveLength(2);
  });

  it('the case of a canceled form has no steps', async () => {
    startFakeServer();
    await open({ status: 'canceled', everifyCases: [{ ...CASE, actions: [], results: [], closings: [] }] });
    expect(screen.getByText('2026322120000AB')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a new case waits for the document that follows a receipt', async () => {
    startFakeServer();
    const { section2 } = sampleForm();
    const receipt = {
      kind: 'employment_authorization',
      list: 'A',
      title: 'Employment Authorization Document',
      authority: 'USCIS',
      number: null,
      expiresOn: null,
      isReceipt: true,
      examinedOn: '2026-11-18',
      category: null,
      noticeNumber: null,
      admissionClass: null,
    } as const;
    await open({
      section2: section2 && { ...section2, documents: [receipt] },
      actions: ['correct_section2'],
    });
    expect(screen.getByText('The case waits for the document')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Record the case' })).toBeNull();
  });

  it('the card shows a closed case next to the open one', async () => {
    startFakeServer();
    const closed: EverifyCaseAnswer = {
      ...CASE,
      caseNumber: '2026322120000ZZ',
      state: 'closed',
      closing: 'wrong_information',
      isUndecided: false,
      actions: [],
    };
    await open({ everifyCases: [closed, { ...CASE, state: 'authorized', isUndecided: false }] });
    expect(screen.getByText('2026322120000ZZ')).toBeDefined();
    expect(screen.getByText('The information was wrong')).toBeDefined();
    expect(screen.getByText(/^Employment authorized, /)).toBeDefined();
    expect(screen.queryByText('Nothing may happen to the worker because of this')).toBeNull();
  });
});
