// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
  it.each(CHANNELS)('by %s carries the code of who shares, and is told', async (label, channel, opens) => {
    const opened = vi.fn<(address: string) => null>(() => null);
    vi.stubGlobal('open', opened);
    const part = await open();
    await choose(part, label);
    await waitFor(() => expect(part.server.calls(CALL)[0]?.body).toEqual({ channel }));
    const address = decodeURIComponent(opened.mock.calls[0]?.[0] ?? '');
    expect(address).toMatch(opens);
    expect(address).toContain(`/?job=${JOB.id}&ref=ANAR2345`);
    const kept: unknown = JSON.parse(localStorage.getItem('crewvine.shares') ?? '');
    expect(kept).toMatchObject([{ jobId: JOB.id, referrerCode: 'ANAR2345', method: 'social_media' }]);
  });

  it('opens its menu once it is known who shares, so that no link lacks their code', async () => {
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
    expect(await navigator.clipboard.readText()).toContain('&ref=ANAR2345');
  });

  it('by a copied link says so', async () => {
    const part = await open();
    await choose(part, 'Copy Link');
    await expectToast(/^Link Copied!/);
    expect(await navigator.clipboard.readText()).toContain(`/?job=${JOB.id}&ref=ANAR2345`);
  });

  it('by a link that could not be copied says so, and counts as no share', async () => {
    const part = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    document.execCommand = () => false;
    await choose(part, 'Copy Link');
    await expectToast('Copy FailedCould not copy the link. Please try again.');
    expect(part.server.calls(CALL)).toEqual([]);
  });
});
