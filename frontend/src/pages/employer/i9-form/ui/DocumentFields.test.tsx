// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section1AnswerSchema } from '#contract/eligibility/form/section1.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SIGNED } from '../testing/form-answers.ts';
import { sampleForm } from '../testing/sample-form.ts';
import { Section2Form } from './Section2Form.tsx';

const CALL = 'PUT /api/i9-forms/some-referral/section2';
const open = () => renderPart(<Section2Form form={sampleForm()} isCorrection={false} />);

describe('section 2 with a foreign passport', () => {
  it('most foreign passports require only the I-94', async () => {
    const { user } = await open();
    await user.click(await screen.findByLabelText('One document from List A'));
    await user.selectOptions(await screen.findByLabelText('List A document'), 'foreign_passport_i94');
    expect(screen.getByRole('region', { name: 'Form I-94 or Form I-94A' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Form I-20' })).toBeNull();
  });

  it("a student's passport requires the I-94 and the I-20, and a refusal appears next to its field", async () => {
    const server = startFakeServer();
    const message = 'Please enter the expiration date';
    server.answers(CALL, {
      status: 422,
      body: {
        message,
        code: 'eligibility.document_refused',
        issues: [{ path: 'documents.2.expiresOn', message }],
      },
    });
    const { user } = await open();
    await user.click(await screen.findByLabelText('One document from List A'));
    await user.selectOptions(await screen.findByLabelText('List A document'), 'foreign_passport_f1');
    expect(screen.queryByRole('region', { name: 'Form DS-2019' })).toBeNull();
    const entry = within(screen.getByRole('region', { name: 'Form I-94 or Form I-94A' }));
    await user.type(entry.getByLabelText('Document number'), '123456789A1');
    const student = within(screen.getByRole('region', { name: 'Form I-20' }));
    expect(student.getByText(/designated school official/)).toBeDefined();
    await user.type(student.getByLabelText('Document number'), 'N0012345678');
    await fillIn(user, {
      'Issuing authority': 'Mexico',
      'Your last and first name': 'Stone, Rosa',
      'Your title': 'Owner',
      'Business address': '500 Congress Ave, Austin, TX',
      'Sign with your full name': 'Rosa Stone',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign section 2');
    expect(await student.findByText(message)).toBeDefined();
    expect(entry.queryByText(message)).toBeNull();
    const [sent] = server.calls(CALL).map(({ body }) => body);
    expect(sent).toMatchObject({
      documents: [
        { kind: 'foreign_passport_f1', authority: 'Mexico' },
        { kind: 'i94', number: '123456789A1' },
        { kind: 'i20', number: 'N0012345678' },
      ],
    });
  });
});

it("a card extended by Form I-797C requires its category and the notice's number and sends both", async () => {
  const server = startFakeServer();
  server.answers(CALL, { body: sampleForm() });
  const { user } = await open();
  await user.click(await screen.findByLabelText('One document from List A'));
  await user.selectOptions(await screen.findByLabelText('List A document'), 'ead_tps');
  expect(screen.queryByLabelText('Receipt number on Form I-797C')).toBeNull();
  await user.selectOptions(screen.getByLabelText('List A document'), 'ead_extended');
  await press(user, 'Sign section 2');
  expect(
    (await screen.findAllByText('Choose the category on the card and the notice')).length,
  ).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Category on the card and the notice'), 'C09');
  await fillIn(user, {
    'Document number': 'SRC9876543210',
    'Receipt number on Form I-797C': 'IOE0912345678',
    'Extended until': '2027-03-01',
    'Your title': 'Owner',
    'Sign with your full name': 'Rosa Stone',
  });
  await user.click(screen.getByLabelText("I've read this and it's true"));
  await press(user, 'Sign section 2');
  await expectToast('Section 2 signed');
  const [sent] = server.calls(CALL).map(({ body }) => body);
  expect(sent).toMatchObject({
    documents: [{ kind: 'ead_extended', category: 'C09', noticeNumber: 'IOE0912345678' }],
  });
});

it("a spouse's card requires the Form I-94 with its status and sends it", async () => {
  const server = startFakeServer();
  server.answers(CALL, { body: sampleForm() });
  const { user } = await open();
  await user.click(await screen.findByLabelText('One document from List A'));
  await user.selectOptions(await screen.findByLabelText('List A document'), 'ead_extended');
  const category = screen.getByLabelText('Category on the card and the notice');
  await user.selectOptions(category, 'C09');
  expect(screen.queryByRole('region', { name: 'Form I-94 or Form I-94A' })).toBeNull();
  await user.selectOptions(category, 'A18');
  expect(screen.getByText(/must show L-2 status/)).toBeDefined();
  await user.selectOptions(category, 'C26');
  const entry = within(screen.getByRole('region', { name: 'Form I-94 or Form I-94A' }));
  expect(entry.getByText(/must show H-4 status/)).toBeDefined();
  await user.selectOptions(entry.getByLabelText('Class of admission on Form I-94'), 'H-4');
  await user.type(entry.getByLabelText('Document number'), '123456789A1');
  await user.click(screen.getByLabelText("I've read this and it's true"));
  await fillIn(user, {
    'Receipt number on Form I-797C': 'IOE0912345678',
    'Your last and first name': 'Stone, Rosa',
    'Your title': 'Owner',
    'Business address': '500 Congress Ave, Austin, TX',
    'Sign with your full name': 'Rosa Stone',
  });
  await press(user, 'Sign section 2');
  await expectToast('Section 2 signed');
  const [sent] = server.calls(CALL).map(({ body }) => body);
  expect(sent).toMatchObject({
    documents: [
      { kind: 'ead_extended', category: 'C26' },
      { kind: 'i94', number: '123456789A1', admissionClass: 'H-4' },
    ],
  });
});

it('a note in place of list B says who has to sign section 1 first', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('One from List B and one from List C'));
  await user.selectOptions(screen.getByLabelText('List B document'), 'special_placement');
  expect(screen.getByText(/^The organization that places the worker has to sign/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('List B document'), 'minor_note');
  expect(screen.getByText(/^A parent or guardian has to sign/)).toBeDefined();
});

it('a note in place of list B names the person who signed section 1 for the worker', async () => {
  const signed = { ...SIGNED.section1, signer: 'guardian', signerName: 'Mei Li' };
  const form = sampleForm({ section1: section1AnswerSchema.parse(signed) });
  const { user } = await renderPart(<Section2Form form={form} isCorrection={false} />);
  await user.click(await screen.findByLabelText('One from List B and one from List C'));
  await user.selectOptions(screen.getByLabelText('List B document'), 'minor_note');
  expect(screen.getByText(/^Mei Li signed section 1 and Supplement A/)).toBeDefined();
});
