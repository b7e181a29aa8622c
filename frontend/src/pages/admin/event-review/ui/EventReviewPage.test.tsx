// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EventReviewPage } from './EventReviewPage.tsx';

const QUEUE = 'GET /api/admin/events';
const REVIEW = 'POST /api/admin/events/*/review';
const WAITING = sampleEvent({ status: 'in_review', onlineUrl: 'https://meet.example.com/x' });

async function asAdmin(userType: 'admin' | 'worker' = 'admin') {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType }) });
  server.answers(QUEUE, { body: [WAITING] });
  return { ...(await renderPart(<EventReviewPage />)), server };
}

describe('the review of events', () => {
  it('the card shows what others will read, and a press publishes the event', async () => {
    const { user, server } = await asAdmin();
    const card = await screen.findByRole('article', { name: 'OSHA 10 refresher' });
    for (const words of [
      'Two hours on falls',
      '500 Congress Ave',
      'meet.example.com/x',
      'Hosted by Luz Mora',
    ])
      expect(card.textContent).toContain(words);
    const link = screen.getByRole('link', { name: 'OSHA 10 refresher' });
    expect(link.getAttribute('href')).toBe(`/events/${WAITING.id}`);
    const host = screen.getByRole('link', { name: 'Hosted by Luz Mora' });
    expect(host.getAttribute('href')).toBe(`/admin/people/${WAITING.host.id}`);
    server.answers(REVIEW, { status: 204 });
    server.answers(QUEUE, { body: [] });
    await press(user, 'Publish');
    await expectToast('Event published');
    expect(server.calls(REVIEW)[0]?.body).toEqual({ approve: true, note: null });
    await screen.findByRole('heading', { name: 'Nothing to review' });
  });

  it('an event is sent back only with a note', async () => {
    const { user, server } = await asAdmin();
    await press(user, 'Send back');
    const dialog = await screen.findByRole('dialog', { name: 'Send this event back?' });
    await press(user, 'Send back', dialog);
    await expectFieldMessages(['Please tell the host why']);
    expect(server.calls(REVIEW)).toEqual([]);
    await fillIn(user, { 'What should the host change?': 'Say where to park.' });
    server.answers(REVIEW, { status: 204 });
    await press(user, 'Send back', dialog);
    await expectToast('Sent back to the host');
    expect(server.calls(REVIEW)[0]?.body).toEqual({ approve: false, note: 'Say where to park.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the page shows that another admin was faster', async () => {
    const { user, server } = await asAdmin();
    const message = "This event isn't waiting for review";
    server.answers(REVIEW, refusing(409, 'community.not_in_review', message));
    await press(user, 'Publish');
    await expectToast(`Your decision wasn't saved${message}`);
  });

  it('the page reloads a list that failed to load', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
    server.answers(QUEUE, silent);
    const { user } = await renderPart(<EventReviewPage />);
    await screen.findByRole('heading', { name: "The events didn't load" });
    server.answers(QUEUE, { body: [WAITING] });
    await press(user, 'Retry');
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('other roles see no events, and none are requested', async () => {
    const { server } = await asAdmin('worker');
    await screen.findByRole('heading', { name: 'Access Denied' });
    expect(server.calls(QUEUE)).toEqual([]);
  });
});
