// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleForm } from '../testing/sample-form.ts';
import { Section2Card } from './Section2Card.tsx';

const UNSIGNED = { section2: null, section2Status: 'pending', status: 'incomplete' } as const;

function open(changes: Parameters<typeof sampleForm>[0]) {
  startFakeServer();
  return renderPart(<Section2Card form={sampleForm({ usesEverify: false, ...changes })} />);
}

it('Section 2 asks why a section is late where that is known', async () => {
  await open({ ...UNSIGNED, lateSections: ['section1'] });
  expect(await screen.findByLabelText('Why is it late?')).toBeDefined();
});

it('Section 2 of a short job is due on its first day', async () => {
  await open({ ...UNSIGNED, isShortJob: true, section2DueOn: '2026-12-07', expectedEndOn: '2026-12-08' });
  expect(await screen.findByText(/Due on the first day, Dec 7, 2026/)).toBeDefined();
});

it('Section 2 says what was late, and why, once it is signed', async () => {
  const { section2 } = sampleForm();
  await open({
    section2: section2 && { ...section2, lateReason: 'Snow' },
    lateSections: ['section1', 'section2'],
  });
  expect(await screen.findByText('Section 1, Section 2 · Snow')).toBeDefined();
});
