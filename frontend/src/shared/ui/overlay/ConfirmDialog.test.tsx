// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const open = (onConfirm: () => Promise<unknown>, onOpenChange: (open: boolean) => void) =>
  renderPart(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Close this job?"
      description="Nobody finds it any more."
      confirmLabel="Close job"
      onConfirm={onConfirm}
    />,
  );

describe('a confirmation dialog', () => {
  it('the question is a dialog with its name and text, and takes focus', async () => {
    await open(() => Promise.resolve(), vi.fn());
    const dialog = screen.getByRole('dialog', { name: 'Close this job?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nobody finds it any more.',
    );
  });

  it('the dialog closes when the action is done', async () => {
    const change = vi.fn();
    const { user } = await open(() => Promise.resolve(), change);
    await user.click(screen.getByRole('button', { name: 'Close job' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('the dialog stays open after a refusal, and the user can try again', async () => {
    const change = vi.fn();
    const confirm = vi.fn(() => Promise.reject(new Error('refused')));
    const { user } = await open(confirm, change);
    await user.click(screen.getByRole('button', { name: 'Close job' }));
    await user.click(screen.getByRole('button', { name: 'Close job' }));
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(change).not.toHaveBeenCalled();
  });

  it('Escape closes the dialog, but not while the action is running', async () => {
    const change = vi.fn();
    let finish = (): void => undefined;
    const { user } = await open(() => new Promise<void>((resolve) => (finish = resolve)), change);
    await user.click(screen.getByRole('button', { name: 'Close job' }));
    await user.keyboard('{Escape}');
    expect(change).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(false));
    await user.keyboard('{Escape}');
    expect(change).toHaveBeenCalledTimes(2);
  });
});
