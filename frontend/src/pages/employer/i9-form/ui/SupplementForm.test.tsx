// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleForm } from '../testing/sample-form.ts';
import { SupplementForm } from './SupplementForm.tsx';

const open = (changes: Partial<I9FormAnswer>) =>
  renderPart(
    <SupplementForm form={sampleForm({ rehireUntil: '2029-11-18', ...changes })} onDone={() => undefined} />,
  );

describe('a rehire in supplement B', () => {
  it('a rehire cannot be recorded while the person works, and the form shows why', async () => {
    await open({});
    expect(await screen.findByText('To record a rehire, save the last day of work first.')).toBeDefined();
    expect(screen.queryByLabelText(/^Date of rehire/)).toBeNull();
  });

  it('a rehire cannot be recorded if the work ended after the three years, and the form shows why', async () => {
    await open({ endedOn: '2030-01-31' });
    expect(await screen.findByText(/was Jan 31, 2030.*so now you need a new one/)).toBeDefined();
    expect(screen.queryByLabelText(/^Date of rehire/)).toBeNull();
  });

  it('a rehire waits for the document behind an expired receipt', async () => {
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
    await open({ endedOn: '2027-06-30', section2: section2 && { ...section2, documents: [receipt] } });
    expect(
      await screen.findByText(/^The receipt on this form expired by the last day of work/),
    ).toBeDefined();
    expect(screen.queryByLabelText(/^Date of rehire/)).toBeNull();
  });

  it('a rehire can be recorded once the work has ended, and a refusal appears next to its field', async () => {
    const server = startFakeServer();
    const call = 'POST /api/i9-forms/some-referral/supplements';
    const message = 'Enter a day after the last day of work';
    server.answers(call, {
      status: 422,
      body: { message, code: 'eligibility.rehire_day', issues: [{ path: 'rehiredOn', message }] },
    });
    const { user } = await open({ endedOn: '2027-01-31', actions: ['sign_supplement', 'rehire'] });
    expect(await screen.findByText(/was Jan 31, 2027.* through Nov 18, 2029/)).toBeDefined();
    await fillIn(user, {
      'Date of rehire (optional)': '2027-01-31',
      'Sign with your full name': 'Rosa Stone',
    });
    await user.click(screen.getByLabelText("I've read this and it's true"));
    await press(user, 'Sign the entry');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    const [sent] = server.calls(call).map(({ body }) => body);
    expect(sent).toMatchObject({ rehiredOn: '2027-01-31', documents: [] });
  });
});
