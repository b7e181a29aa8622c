// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { EditJobForm } from './EditJobForm.tsx';

const CALL = 'PATCH /api/jobs/*';

async function open() {
  const server = startFakeServer();
  const saved = vi.fn();
  const part = await renderPart(<EditJobForm job={sampleJob()} onSaved={saved} />);
  await screen.findByLabelText('Job title');
  return { ...part, server, saved };
}

describe('editing a job', () => {
  it('an invalid edit of a job lists its errors and sends nothing', async () => {
    const { user, server } = await open();
    await fillIn(user, { 'Job title': 'ab' });
    await press(user, 'Save changes');
    await expectFieldMessages(['Title must be at least 3 characters']);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('an edit of a job sends only the changed fields', async () => {
    const { user, server, saved } = await open();
    server.answers(CALL, { body: sampleJob() });
    await fillIn(user, { 'Job title': 'Edited roofer' });
    await press(user, 'Save changes');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.calls(CALL)[0]?.body).toEqual({ title: 'Edited roofer' });
  });

  it('a failed edit of a job shows an error and preserves the form', async () => {
    const { user, server, saved } = await open();
    server.answers(CALL, silent);
    await fillIn(user, { 'Job title': 'Slate and tin roofer' });
    await press(user, 'Save changes');
    await expectToast("We couldn't save the job");
    expect(valueOf('Job title')).toBe('Slate and tin roofer');
    expect(saved).not.toHaveBeenCalled();
  });
});
