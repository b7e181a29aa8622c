// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { fakeUploads } from '#shared/testing/fake-upload.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { MyDocuments } from './MyDocuments.tsx';

const application = (id: string, status: string, letter: string | null) => ({
  id,
  status,
  nextStep: null,
  job: {
    id: 'job',
    title: `Framer ${id}`,
    company: 'Hill Country Builders',
    location: 'Austin, TX',
    payRate: '$25/hour',
    schedule: 'full-time',
    isActive: true,
  },
  offerLetter: letter && { id: `letter-${id}`, status: letter, expiresAt: null, isConsentWithdrawn: false },
});

const open = async (applications: unknown) => {
  const server = startFakeServer();
  server.answers('GET /api/documents', { body: [] });
  server.answers('GET /api/my-i9-forms', { body: [] });
  server.answers('GET /api/worker-applications', applications as { body: unknown });
  const { user } = await renderPart(<MyDocuments />);
  return { user, server, letters: within(await screen.findByRole('region', { name: 'Offer letters' })) };
};

it('the letters are pending and signed offers with links to their copies, and no others', async () => {
  const { server, letters } = await open({
    body: [
      application('a', 'offer_sent', 'sent'),
      application('b', 'completed', 'signed'),
      application('c', 'hired', null),
    ],
  });
  const rows = await letters.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Framer aRead and sign the offer'),
    expect.stringContaining('Framer bSee the signed offer'),
  ]);
  expect(server.calls('GET /api/worker-applications')[0]?.search.get('status')).toBe(
    'offer_sent,offer_signed,hired,completed',
  );
});

it('a letter with a withdrawn consent is marked as paper only', async () => {
  const signed = application('a', 'offer_sent', 'sent');
  const offerLetter = { ...signed.offerLetter, isConsentWithdrawn: true };
  const { letters } = await open({
    body: [{ ...signed, offerLetter }, application('b', 'offer_sent', 'sent')],
  });
  expect(await letters.findAllByText('Paper only')).toHaveLength(1);
});

it('an empty list of letters explains where they will appear, and links to the tax form', async () => {
  const { letters } = await open({ body: [] });
  expect(await letters.findByText('Offers and your signed copies show up here.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Form W-9 and 1099' });
  expect(link.getAttribute('href')).toBe('/earnings/tax');
});

it('the documents have a place for certificates after the OSHA card', async () => {
  await open({ body: [] });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Resume', 'OSHA certification', 'Licenses and certificates']);
});

it('letters that failed to load are not reported as missing', async () => {
  const { letters } = await open(refusing(500, 'http.unexpected'));
  expect(await letters.findByText("We couldn't load your letters.")).toBeDefined();
});

const resume = () => screen.getByRole('region', { name: 'Resume' });
const chooser = () => {
  const input = document.querySelector<HTMLInputElement>('input[data-document="resume"]');
  if (!input) throw new Error('Nothing to choose a resume with');
  return input;
};
const cv = (bytes = 4) => new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });

it.each([
  [422, 'Please choose a PDF, a Word document, or a JPEG, PNG or WebP picture'],
  [422, 'The file is empty'],
  [429, 'Please wait a little and try again'],
])('a document that the server refuses with status %i shows "%s" next to it', async (status, message) => {
  const uploads = fakeUploads();
  const { user } = await open({ body: [] });
  await user.upload(chooser(), cv());
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.address).toBe('/api/documents?kind=resume&name=cv.pdf');
  act(() => uploads[0]?.isAnswered(status, { message, code: 'test.refused' }));
  await waitFor(() => expect(within(resume()).getByRole('alert').textContent).toBe(message));
});

it.each([
  [500, "The file didn't arrive. Check your connection and try again."],
  [413, 'This file is larger than 10 MB.'],
])('a failed upload with status %i shows "%s" next to the document', async (status, words) => {
  const uploads = fakeUploads();
  const { user } = await open({ body: [] });
  await user.upload(chooser(), cv());
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.isAnswered(status, {}));
  await waitFor(() => expect(within(resume()).getByRole('alert').textContent).toBe(words));
});

it('a document larger than 10 MB is not sent', async () => {
  const uploads = fakeUploads();
  const { user } = await open({ body: [] });
  await user.upload(chooser(), cv(10 * 1024 * 1024 + 1));
  await within(resume()).findByText('This file is larger than 10 MB.');
  expect(uploads).toHaveLength(0);
});

it('an upload after the session has ended shows the same message as every form', async () => {
  const uploads = fakeUploads();
  const { user } = await open({ body: [] });
  await user.upload(chooser(), cv());
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.isAnswered(401, { message: 'Unauthorized', code: 'identity.unauthorized' }));
  await expectToast('ErrorPlease try again or refresh the page.');
});
