// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleForm } from '../testing/sample-form.ts';
import { Section2Card } from './Section2Card.tsx';

const UNSIGNED = {
  section2: null,
  section2Status: 'pending',
  status: 'incomplete',
  actions: ['sign_section2'],
} satisfies Partial<I9FormAnswer>;

function open(changes: Parameters<typeof sampleForm>[0]) {
  startFakeServer();
  return renderPart(<Section2Card form={sampleForm({ usesEverify: false, ...changes })} />);
}

it('section 2 asks why a section is late if it is already known to be late', async () => {
  await open({ ...UNSIGNED, lateSections: ['section1'] });
  expect(await screen.findByLabelText('Why is it late?')).toBeDefined();
});

it('section 2 of a short job is due on its first day', async () => {
  await open({ ...UNSIGNED, isShortJob: true, section2DueOn: '2026-12-07', expectedEndOn: '2026-12-08' });
  expect(await screen.findByText(/Due on the first day, Dec 7, 2026/)).toBeDefined();
});

it('a signed section 2 shows what was late and why', async () => {
  const { section2 } = sampleForm();
  await open({
    section2: section2 && { ...section2, lateReason: 'Snow' },
    lateSections: ['section1', 'section2'],
  });
  expect(await screen.findByText('Section 1, Section 2 · Snow')).toBeDefined();
});

it('section 2 shows the category and the notice number of an extended card', async () => {
  const { section2 } = sampleForm();
  const card = {
    kind: 'ead_extended',
    list: 'A',
    title: 'Employment Authorization Document',
    authority: 'USCIS',
    number: 'SRC9876543210',
    expiresOn: '2027-01-31',
    isReceipt: false,
    examinedOn: '2026-11-18',
    category: 'C09',
    noticeNumber: 'IOE0123456789',
    admissionClass: null,
  } as const;
  await open({ section2: section2 && { ...section2, documents: [card] } });
  expect(await screen.findByText(/SRC9876543210 · C09 · IOE0123456789 · until Jan 31, 2027/)).toBeDefined();
});
