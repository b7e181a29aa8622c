// @vitest-environment jsdom
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ShareJobMenu } from './ShareJobMenu.tsx';

const JOB = sampleJob();
const CALL = 'POST /api/jobs/*/share';

/** rules.md#share-channels */
const CHANNELS: readonly (readonly [label: string, channel: string, opens: RegExp])[] = [
  ['WhatsApp', 'whatsapp', /^https:\/\/wa\.me\/\?text=.*Slate roofer/],
  ['Facebook', 'facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http/],
  ['LinkedIn', 'linkedin', /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=http/],
];

async function open() {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(CALL, { status: 204 });
  const part = await renderPart(<ShareJobMenu job={JOB} />);
  return { ...part, server };
}
async function choose({ user }: Part, label: string): Promise<void> {
  await press(user, 'Share Job');
  await user.click(await screen.findByRole('menuitem', { name: label }));
}

describe('sharing a job', () => {
  it.each(CHANNELS)(
    "sharing by %s sends the user's referral code and is recorded on the server",
    async (label, channel, opens) => {
      const opened = vi.fn<(address: string) => null>(() => null);
      vi.stubGlobal('open', opened);
      const part = await open();
      await choose(part, label);
      await waitFor(() => expect(part.server.calls(CALL)[0]?.body).toEqual({ channel }));
      const address = decodeURIComponent(opened.mock.calls[0]?.[0] ?? '');
      expect(address).toMatch(opens);
      expect(address).toContain(`/j/${shortCode(JOB.id, 'ANAR2345')}`);
      const kept: unknown = JSON.parse(localStorage.getItem('crewvine.shares') ?? '');
      expect(kept).toMatchObject([{ jobId: JOB.id, referrerCode: 'ANAR2345', method: 'social_media' }]);
    },
  );

  it.each([
    [
      'en',
      'Share Job',
      'Ridge & Co is hiring: Slate roofer in Austin, TX. $28/hour, Full-time. Apply here: http',
    ],
    [
      'es',
      'Compartir empleo',
      'Ridge & Co contrata: Slate roofer en Austin, TX. $28/hora, Tiempo completo. Postúlese aquí: http',
    ],
  ] as const)('a worker shares the work in %s, and not the bonus', async (language, menu, words) => {
    const opened = vi.fn<(address: string) => null>(() => null);
    vi.stubGlobal('open', opened);
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'worker' }) });
    server.answers(CALL, { status: 204 });
    const { user } = await renderPart(<ShareJobMenu job={JOB} />, { language });
    await press(user, menu);
    await user.click(await screen.findByRole('menuitem', { name: 'WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const address = decodeURIComponent(opened.mock.calls[0]?.[0] ?? '');
    expect(address).toContain(`?text=${words}`);
    expect(address).not.toContain('500');
  });

  it('the share menu opens only after the user is loaded, so that every link has their code', async () => {
    const server = startFakeServer();
    let answer: (who: FakeAnswer) => void = () => undefined;
    server.answers('GET /api/auth/user', () => new Promise((resolve) => (answer = resolve)));
    server.answers(CALL, { status: 204 });
    const { user } = await renderPart(<ShareJobMenu job={JOB} />);
    await press(user, 'Share Job');
    expect(screen.queryByRole('menu')).toBeNull();
    answer({ body: sampleUser() });
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    await expectToast(/^Link Copied!/);
    expect(await navigator.clipboard.readText()).toMatch(/\/j\/\w{12}ANAR2345$/);
  });

  it('copying the link shows a message', async () => {
    const part = await open();
    await choose(part, 'Copy Link');
    await expectToast(/^Link Copied!/);
    expect(await navigator.clipboard.readText()).toContain(`/j/${shortCode(JOB.id, 'ANAR2345')}`);
  });

  it('a failure to copy the link shows a message and is not recorded', async () => {
    const part = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    document.execCommand = () => false;
    await choose(part, 'Copy Link');
    await expectToast('Copy FailedCould not copy the link. Please try again.');
    expect(part.server.calls(CALL)).toEqual([]);
  });

  describe('the share sheet of a phone', () => {
    const PICTURE = `/og/job/${JOB.id}.png`;

    async function openOnPhone(takesFiles: boolean, shared: (data: ShareData) => Promise<void>) {
      const share = vi.fn<(data: ShareData) => Promise<void>>(shared);
      const canShare = (): boolean => takesFiles;
      for (const [name, value] of Object.entries({ share, canShare })) {
        Object.defineProperty(navigator, name, { value, configurable: true });
        onTestFinished(() => void Reflect.deleteProperty(navigator, name));
      }
      const server = startFakeServer();
      server.answers('GET /api/auth/user', { body: sampleUser() });
      server.answers(CALL, { status: 204 });
      server.answers(`GET ${PICTURE}`, { body: {} });
      const part = await renderPart(<ShareJobMenu job={JOB} />);
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn<() => void>() }));
      await press(part.user, 'Share Job');
      const item = await screen.findByRole('menuitem', { name: 'Share with an app' });
      if (takesFiles) await waitFor(() => expect(server.calls(`GET ${PICTURE}`)).toHaveLength(1));
      await part.user.click(item);
      await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
      return { given: share.mock.calls[0]?.[0], server };
    }

    it('the share sheet receives the text, link, and picture, and the server records it', async () => {
      const { given, server } = await openOnPhone(true, async () => undefined);
      expect(given?.text).toContain('Slate roofer');
      expect(given?.url).toContain(`/j/${shortCode(JOB.id, 'ANAR2345')}`);
      expect(given?.files?.map(({ name, type }) => [name, type])).toEqual([['job.png', 'image/png']]);
      await waitFor(() => expect(server.calls(CALL)[0]?.body).toEqual({ channel: 'copy' }));
    });

    it('a sheet without file support gets no picture, and a closed sheet is not recorded', async () => {
      const { given, server } = await openOnPhone(false, () => Promise.reject(new Error('closed')));
      expect(given).not.toHaveProperty('files');
      expect(server.calls(CALL)).toEqual([]);
    });
  });
});
