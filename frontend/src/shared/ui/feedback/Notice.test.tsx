// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { Notice } from './Notice.tsx';

it.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
] as const)('a notice with the tone %s is announced as %s', async (tone, role) => {
  await renderPart(<Notice tone={tone} title="Invalid Consent Link" text="Ask for a new one." />);
  expect(screen.getByRole(role).textContent).toBe('Invalid Consent LinkAsk for a new one.');
});
