// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserIs } from '#shared/testing/fake-live.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ErrorState } from './ErrorState.tsx';

it('the error names the failure, and Retry tries again', async () => {
  const retry = vi.fn();
  const { user } = await renderPart(<ErrorState title="Jobs didn't load" onRetry={retry} />);
  expect(screen.getByRole('heading').textContent).toBe("Jobs didn't load");
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the error reports a missing connection, and retries automatically when it returns', async () => {
  browserIs({ online: false });
  const retry = vi.fn();
  await renderPart(<ErrorState title="Jobs didn't load" onRetry={retry} />);
  expect(screen.getByRole('heading').textContent).toBe("You're offline");
  expect(retry).not.toHaveBeenCalled();
  act(() => browserIs({ online: true }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the error also reports a connection that is lost later', async () => {
  const retry = vi.fn();
  await renderPart(<ErrorState onRetry={retry} />);
  act(() => browserIs({ online: false }));
  expect(screen.getByRole('heading').textContent).toBe("You're offline");
  act(() => browserIs({ online: true }));
  expect(retry).toHaveBeenCalledOnce();
});
