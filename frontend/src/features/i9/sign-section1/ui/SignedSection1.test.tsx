// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { I9Action } from '#contract/eligibility/vocabulary/actions/i9-actions.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SECTION1 } from '#shared/testing/sample-section1.ts';
import { SignedSection1 } from './SignedSection1.tsx';

const MISMATCH = {
  caseNumber: '2026322120000AB',
  notifiedOn: '2026-11-19',
  respondBy: '2026-12-03',
  decision: null,
  contactBy: null,
};

const open = (actions: readonly I9Action[]) => {
  const company = { company: 'Hill Country Builders', jobTitle: 'Framer', needsCode: false, helpers: [] };
  const form = { ...company, actions, section1: SECTION1, usesEverify: true, mismatch: MISMATCH };
  return renderPart(<SignedSection1 form={form} place={{ token: 'some-token' }} />);
};

describe('a signed section 1', () => {
  it('a form without actions, as by an expired link, offers nothing', async () => {
    await open([]);
    expect(await screen.findByText('Section 1 is signed')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /Open my copy/ })).toBeNull();
  });

  it.each([
    ['correct_section1', 'button', 'Correct something'],
    ['add_helper', 'button', 'Add who helped me'],
    ['print', 'link', /Open my copy/],
    ['decide_mismatch', 'button', 'Sign my decision'],
  ] as const)('the action %s adds its %s', async (action, role, name) => {
    await open([action]);
    expect(await screen.findByRole(role, { name })).toBeDefined();
  });
});
