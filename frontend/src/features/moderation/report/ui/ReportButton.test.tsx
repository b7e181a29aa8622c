// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ReportButton } from './ReportButton.tsx';

const JOB = '01890a5d-ac96-774b-bcce-b302099a8100';
const REPORT = {
  id: '01890a5d-ac96-774b-bcce-b302099a8101',
  targetType: 'job',
  targetId: JOB,
  excerpt: 'Framer',
  reason: 'spam',
  description: 'This is an ad.',
  status: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  actions: ['withdraw'],
};
const about = { contentType: 'job', contentId: JOB } as const;

function start(reports: readonly object[] = []): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/my-reports', { body: reports });
  server.answers('POST /api/reports', { status: 201, body: { id: REPORT.id, status: 'open' } });
  server.answers('DELETE /api/reports/*', { status: 204 });
  return server;
}

describe('the report button', () => {
  it('a report requires a reason and details, and sending it shows a confirmation', async () => {
    const server = start();
    const { user } = await renderPart(<ReportButton about={about} />);
    await press(user, 'Report this job');
    await press(user, 'Send report');
    await expectFieldMessages([
      'Please select a reason',
      'Please provide more details (at least 10 characters)',
    ]);
    const reasons = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(reasons).toEqual(['spam', 'harassment', 'inappropriate', 'misinformation', 'other']);
    await user.click(screen.getByRole('radio', { name: /^Spam/ }));
    await fillIn(user, { Details: 'This is an ad for something else.' });
    await press(user, 'Send report');
    await expectToast('Report submittedThank you. A moderator will look at it.');
    expect(server.calls('POST /api/reports').map(({ body }) => body)).toEqual([
      { ...about, reason: 'spam', description: 'This is an ad for something else.' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'a refusal',
      refusing(
        429,
        'moderation.too_many_reports',
        "You've sent many reports today. Please come back tomorrow.",
      ),
      "You've sent many reports today. Please come back tomorrow.",
    ],
    ['no answer', silent, 'Failed to submit report. Please try again.'],
  ] as const)('the report form retains its input after %s', async (_who, answer, words) => {
    const server = start();
    server.answers('POST /api/reports', answer);
    const { user } = await renderPart(<ReportButton about={about} />);
    await press(user, 'Report this job');
    await user.click(await screen.findByRole('radio', { name: /^Harassment/ }));
    await fillIn(user, { Details: 'They shout at everybody.' });
    await press(user, 'Send report');
    await expectToast(`Error submitting report${words}`);
    expect(screen.getByDisplayValue('They shout at everybody.')).toBeDefined();
  });

  it('a user who already reported the item sees the report and can withdraw it', async () => {
    const server = start([REPORT]);
    const { user } = await renderPart(<ReportButton about={about} />, { language: 'es' });
    await press(user, 'Reportar este empleo');
    expect(await screen.findByText('Usted ya reportó esto')).toBeDefined();
    expect(screen.getByText('This is an ad.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enviar reporte' })).toBeNull();
    await press(user, 'Retirar mi reporte');
    await expectToast('Reporte retirado');
    expect(server.calls('DELETE /api/reports/*')).toHaveLength(1);
  });

  it('a decided report cannot be withdrawn', async () => {
    start([{ ...REPORT, status: 'dismissed', actions: [] }]);
    const { user } = await renderPart(<ReportButton about={about} iconOnly />);
    await press(user, 'Report this job');
    expect(await screen.findByText(/doesn't break our rules/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take my report back' })).toBeNull();
  });

  it('a report that did not load can be retried', async () => {
    const server = start();
    server.answers('GET /api/my-reports', silent);
    const { user } = await renderPart(<ReportButton about={about} />);
    await press(user, 'Report this job');
    expect(await screen.findByText("This didn't load")).toBeDefined();
    server.answers('GET /api/my-reports', { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByRole('button', { name: 'Send report' })).toBeDefined();
  });
});
