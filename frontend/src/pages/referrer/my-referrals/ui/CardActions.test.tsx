// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CardActions } from './CardActions.tsx';

const waiting = { verificationStatus: 'pending', nudgeFrom: '2026-11-20T12:00:00.000Z' } as const;

function open(
  changes: Parameters<typeof sampleReferral>[0],
  language: 'en' | 'es' = 'en',
  arrival: () => Promise<void> = async () => undefined,
) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', async () => {
    await arrival();
    return { body: sampleUser({ firstName: 'Rosa' }) };
  });
  const referral = sampleReferral(changes);
  const actions = { reward: null, onVerify: vi.fn(), onClaim: vi.fn() };
  return renderPart(<CardActions referral={referral} {...actions} />, { language });
}
const opened = vi.fn();
beforeEach(() => void vi.stubGlobal('open', opened.mockReset()));

it('an unconfirmed referral offers WhatsApp first, then a reminder, then the code', async () => {
  await open(waiting);
  await screen.findByRole('button', { name: 'Tell Ivy on WhatsApp' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Tell Ivy on WhatsApp',
    expect.stringContaining('Ivy View'),
    'Timeline',
    'Finish verification',
  ]);
});

it('the button for the text waits until the user is known, whom the text names', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await open(waiting, 'en', () => arrived);
  const tell = await screen.findByRole('button', { name: 'Tell Ivy on WhatsApp' });
  await user.click(tell);
  expect(opened).not.toHaveBeenCalled();
  arrive();
  await press(user, 'Tell Ivy on WhatsApp');
  expect(decodeURIComponent(String(opened.mock.calls[0]?.[0]))).toContain('Rosa');
});

it.each(['en', 'es'] as const)('WhatsApp opens with a text in %s and a short link', async (language) => {
  const { user } = await open(waiting, language);
  const label = language === 'en' ? 'Tell Ivy on WhatsApp' : 'Avisar a Ivy por WhatsApp';
  await screen.findByRole('button', { name: label });
  await press(user, label);
  const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
  expect(address).toContain('https://wa.me/15125550148?text=');
  expect(address).toContain('Rosa');
  const mark = language === 'en' ? '' : '?lang=es';
  expect(address.endsWith(`/j/${shortCode(sampleReferral().jobId, null)}${mark}`)).toBe(true);
});

it.each(['en', 'es'] as const)(
  "the worker's language %s decides, not the screen's",
  async (workerLanguage) => {
    const screenLanguage = workerLanguage === 'en' ? 'es' : 'en';
    const { user } = await open({ ...waiting, workerLanguage }, screenLanguage);
    await press(user, /WhatsApp$/);
    const address = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(address).toContain(
      workerLanguage === 'en' ? "?text=Hi Ivy, it's Rosa." : '?text=Hola, Ivy, soy Rosa.',
    );
    expect(address.endsWith('?lang=es')).toBe(workerLanguage === 'es');
  },
);

it('nothing is left to tell a worker who has confirmed', async () => {
  await open({ verificationStatus: 'verified' });
  await screen.findByRole('button', { name: 'Timeline' });
  expect(screen.queryByRole('button', { name: /WhatsApp|verification/ })).toBeNull();
});
