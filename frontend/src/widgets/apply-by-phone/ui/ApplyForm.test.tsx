// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { ApplyForm } from './ApplyForm.tsx';

const CODE = 'POST /api/auth/phone-code';
const APPLY = 'POST /api/jobs/*/apply';

async function open() {
  const server = startFakeServer();
  server.answers(CODE, { status: 202 });
  const part = await renderPart(<ApplyForm job={sampleJob()} />);
  await screen.findByRole('heading', { name: 'Apply: Slate roofer' });
  return { ...part, server };
}
type Part = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Part): Promise<void> {
  await fillIn(user, {
    'Your full name': 'Hector Ruiz',
    'Your phone': '(512) 555-0188',
    'Where you live': 'Austin, TX',
    'Pay you want': '$28/hour',
  });
  await user.selectOptions(screen.getByLabelText('Your trade'), 'Roofing');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'experienced');
  await user.click(screen.getByRole('checkbox'));
}

afterEach(() => localStorage.clear());

describe('applying without an account', () => {
  it('an incomplete form lists the missing fields and texts no code', async () => {
    const { user, server } = await open();
    await press(user, 'Text me a code');
    expect(await screen.findAllByText('Please choose your trade')).not.toEqual([]);
    expect(server.calls(CODE)).toEqual([]);
  });

  it('the form requests the code on the same page, then sends the application', async () => {
    const part = await open();
    const { user, server } = part;
    await fill(part);
    await press(user, 'Text me a code');
    const code = await screen.findByLabelText('6-digit code');
    expect(document.activeElement).toBe(code);
    expect(server.calls(CODE)[0]?.body).toEqual({ phone: '(512) 555-0188', purpose: 'apply' });
    server.answers(APPLY, { status: 201, body: { id: 'any' } });
    await user.type(code, '123 456');
    await press(user, 'Send application');
    await screen.findByRole('heading', { name: 'Application sent' });
    expect(server.calls(APPLY)[0]?.body).toEqual({
      name: 'Hector Ruiz',
      latinName: '',
      phone: '(512) 555-0188',
      location: 'Austin, TX',
      skills: ['Roofing'],
      experience: 'experienced',
      payRate: '$28/hour',
      acceptTerms: true,
      code: '123 456',
    });
    expect(localStorage.getItem('crewvine.draft.apply')).toBeNull();
  });

  it('a changed phone number requires another code', async () => {
    const part = await open();
    const { user, server } = part;
    await fill(part);
    await press(user, 'Text me a code');
    await screen.findByLabelText('6-digit code');
    await fillIn(user, { 'Your phone': '(512) 555-0199' });
    await waitFor(() => expect(screen.queryByLabelText('6-digit code')).toBeNull());
    await press(user, 'Text me a code');
    await screen.findByLabelText('6-digit code');
    expect(server.calls(CODE)).toHaveLength(2);
  });

  it.each([
    [refusing(409, 'hiring.already_referred', 'Twice'), /^You already applied for this job/],
    [
      refusing(
        409,
        'identity.sign_in_first',
        'You already have an account with this phone. Please sign in first.',
      ),
      /Sign In$/,
    ],
    [refusing(429, 'http.too_many', 'Slow'), /^Too many tries/],
  ])('a refusal with %o shows the reason and preserves the form', async (answer, words) => {
    const part = await open();
    const { user, server } = part;
    await fill(part);
    await press(user, 'Text me a code');
    server.answers(APPLY, answer);
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await press(user, 'Send application');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(valueOf('Your full name')).toBe('Hector Ruiz');
  });
});
