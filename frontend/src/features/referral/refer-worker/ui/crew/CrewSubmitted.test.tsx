// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CrewSubmitted } from './CrewSubmitted.tsx';

const JOB = sampleJob();
const TEAM = [
  { id: '1', workerName: 'Bo Li', workerPhone: '+15125550142' },
  { id: '2', workerName: 'Héctor Ruiz', workerPhone: '+15125550143' },
];

async function open(language: 'en' | 'es' = 'en') {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ firstName: 'Rosa' }) });
  const close = vi.fn<() => void>();
  const part = await renderPart(<CrewSubmitted team={TEAM} job={JOB} language={language} onClose={close} />, {
    at: '/job/any',
  });
  return { ...part, close };
}

const opened = vi.fn<(address: string) => null>(() => null);
beforeEach(() => void vi.stubGlobal('open', opened.mockClear()));

describe('a referred crew', () => {
  it('each worker has a row with the number and a button for a text', async () => {
    await open();
    const list = screen.getByRole('list', { name: /^People answer someone they know/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bo Li(512) 555-0142Tell Bo on WhatsApp', 'Héctor Ruiz(512) 555-0143Tell Héctor on WhatsApp']);
  });

  it.each([
    ['en', "Hi Héctor, it's Rosa. I referred you for Slate roofer", ''],
    ['es', 'Hola, Héctor, soy Rosa. Di su nombre para Slate roofer', '?lang=es'],
  ] as const)(
    "WhatsApp opens with the worker's own text in %s and a short link",
    async (language, words, mark) => {
      const { user } = await open(language);
      await press(user, 'Tell Héctor on WhatsApp');
      const address = decodeURIComponent(opened.mock.calls[0]?.[0] ?? '');
      expect(address).toContain(`https://wa.me/15125550143?text=${words}`);
      expect(address.endsWith(`/j/${shortCode(JOB.id, null)}${mark}`)).toBe(true);
    },
  );

  it("a phone opens its share sheet with that worker's text", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await open();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn<() => void>() }));
    await press(user, 'Tell Bo on WhatsApp');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].text).toMatch(/^Hi Bo, it's Rosa\./);
    expect(opened).not.toHaveBeenCalled();
  });

  it('the tracker is one press away and closes the dialog', async () => {
    const { user, close, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Track these referrals' }));
    expect(close).toHaveBeenCalledOnce();
    expect(address()).toBe('/my-referrals');
  });
});
