// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clearDraft } from '#shared/form/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PostJobEnhancedPage } from './PostJobEnhancedPage.tsx';

const EARLIER = sampleJob({
  id: 'earlier',
  title: 'Earlier roofer',
  description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
  requirements: 'Own ladder',
  referralBonus: '650.00',
});

async function open(at = '/post-job-enhanced') {
  onTestFinished(() => clearDraft('post-job-enhanced'));
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/can-post-job', { body: { canPost: true, postsRemaining: 999, reason: null } });
  server.answers('GET /api/my-jobs', { body: [EARLIER] });
  server.answers('GET /api/jobs/earlier', { body: EARLIER });
  server.answers('GET /api/places', {
    body: [{ name: 'Austin, TX', latitude: 30.267, longitude: -97.743 }],
  });
  const part = await renderPart(<PostJobEnhancedPage />, { at });
  await screen.findByLabelText('Job title');
  return { server, ...part };
}

describe('the enhanced job form', () => {
  it('the form completes a bare number and a bare town, and shows the cost and the preview while typing', async () => {
    const { user } = await open();
    await fillIn(user, {
      'Job title': 'Slate roofer',
      Location: 'austin',
      'Pay rate': '25',
      Schedule: 'Full-time',
    });
    expect(await screen.findByText('Shown as $25/hour')).toBeDefined();
    await waitFor(() => expect(valueOf('Location')).toBe('Austin, TX'));
    expect(screen.queryByText(/^A hire costs you/)).toBeNull();
    await fillIn(user, { 'Hiring bonus': '750' });
    expect(await screen.findByText('A hire costs you about $1,175')).toBeDefined();
    const card = screen.getByRole('region', { name: 'How people will see it' });
    for (const words of ['Slate roofer', 'Austin, TX', '$25/hour', '$750 bonus']) {
      expect(card.textContent).toContain(words);
    }
  });

  it('a new job copies an earlier one without its checkboxes, and offers a poster and sharing once posted', async () => {
    const { server, user, address } = await open();
    const earlier = await screen.findByRole('option', { name: 'Earlier roofer · Austin, TX' });
    await user.selectOptions(screen.getByLabelText('Start from an earlier job'), earlier);
    await waitFor(() => expect(valueOf('Job title')).toBe('Earlier roofer'));
    expect(address()).toBe('/post-job-enhanced?like=earlier');
    expect([valueOf('Hiring bonus'), valueOf('Pay rate')]).toEqual(['650', '$28/hour']);
    const ticks = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual(ticks.map(() => false));
    for (const tick of ticks) await user.click(tick);
    await fillIn(user, { 'Pay rate': '$30' });
    server.answers('POST /api/jobs', { status: 201, body: sampleJob({ id: 'posted' }) });
    server.answers('GET /api/jobs/posted', { body: sampleJob({ id: 'posted' }) });
    await press(user, 'Post Job');
    await screen.findByRole('heading', { name: 'Job Posted Successfully!' });
    const [call] = server.calls('POST /api/jobs');
    expect(call?.body).toMatchObject({
      payRate: '$30/hour',
      requirements: 'Own ladder',
      hiringBonus: '650.00',
    });
    expect(await screen.findByRole('button', { name: 'Share Job' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Invite people to Crewvine' })).toBeDefined();
    const poster = screen.getByRole('link', { name: 'Print the poster' });
    expect(poster.getAttribute('href')).toBe('/api/jobs/posted/poster.pdf?ref=ANAR2345');
    expect(screen.getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe('/job/posted');
    await press(user, 'Post Another Job');
    await waitFor(() => expect(valueOf('Job title')).toBe(''));
    expect(address()).toBe('/post-job-enhanced');
  });

  it("a trade's template fills in around the user's input and changes with the trade", async () => {
    const { user } = await open();
    await fillIn(user, { 'Job title': 'Night roofer' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Roofing');
    await press(user, 'Fill in a template: Roofing');
    expect(await screen.findByText('Template filled in. Check it and make it yours.')).toBeDefined();
    expect([valueOf('Job title'), valueOf('Schedule')]).toEqual([
      'Night roofer',
      'Full-time, Mon–Fri 7 am – 3:30 pm',
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Requirements/).value).toContain('wears the harness');
    await user.selectOptions(screen.getByLabelText('Category'), 'Framing');
    await press(user, 'Fill in a template: Framing');
    await waitFor(() => expect(valueOf('Description')).toContain('set trusses'));
    expect(valueOf('Job title')).toBe('Night roofer');
  });
});
