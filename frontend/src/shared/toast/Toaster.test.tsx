// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toApiError } from '../api/index.ts';
import { expectToast, press } from '../testing/on-screen.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Dialog } from '../ui/index.ts';
import { showFailure } from './failure-toast.ts';
import { showToast } from './toast-store.ts';

const show = (message: Parameters<typeof showToast>[0]) => act(() => showToast(message));

describe('a toast', () => {
  it('a toast shows title and text, and replaces the last one', async () => {
    await renderPart(null);
    show({ title: 'First' });
    await expectToast('First');
    show({ title: 'Saved', description: 'All of it.' });
    await expectToast('SavedAll of it.');
    expect(document.querySelectorAll('[role="region"] > ol > li')).toHaveLength(1);
  });

  it('a toast is read aloud, and a failure interrupts other speech', async () => {
    await renderPart(null);
    show({ title: 'Not saved', variant: 'destructive' });
    await waitFor(() => expect(document.querySelector('[aria-live="assertive"]')).not.toBeNull());
    show({ title: 'Saved', variant: 'success' });
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).not.toBeNull());
  });

  it('a toast offers Undo, and closes with it', async () => {
    const { user } = await renderPart(null);
    const undo = vi.fn();
    show({ title: 'Deleted', action: { label: 'Undo', run: undo } });
    await press(user, 'Undo');
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });

  it('a closed toast appears again with the same words', async () => {
    const { user } = await renderPart(null);
    show({ title: 'Saved' });
    await expectToast('Saved');
    await press(user, 'Close notification');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    show({ title: 'Saved' });
    await expectToast('Saved');
  });
});

describe('the Escape key', () => {
  it('Escape closes the dialog with focus, and the toast stays', async () => {
    const close = vi.fn();
    const { user } = await renderPart(
      <Dialog open onOpenChange={close} title="Reject Hector?">
        <button type="button">Reject</button>
      </Dialog>,
    );
    show({ title: 'Not saved', variant: 'destructive' });
    await expectToast('Not saved');
    act(() => screen.getByRole('button', { name: 'Reject' }).focus());
    await user.keyboard('{Escape}');
    expect(close.mock.calls).toEqual([[false]]);
    await expectToast('Not saved');
  });

  it('Escape closes a dialog only once without a toast', async () => {
    const close = vi.fn();
    const { user } = await renderPart(<Dialog open onOpenChange={close} title="Reject Hector?" />);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(close.mock.calls).toEqual([[false]]);
  });

  it('Escape closes the toast outside a dialog', async () => {
    const { user } = await renderPart(null);
    show({ title: 'Saved' });
    await expectToast('Saved');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });
});

describe('the toast of a failure', () => {
  it.each([
    [toApiError(409, '{"message":"Someone was faster"}', ''), 'Not savedSomeone was faster'],
    [toApiError(500, '{"message":"stack"}', ''), 'Not saved'],
    [toApiError(401, '{"message":"Unauthorized"}', ''), 'ErrorPlease try again or refresh the page.'],
  ])('the failure %o shows the right words', async (error, words) => {
    await renderPart(null);
    act(() => showFailure(error, 'Not saved'));
    await expectToast(words);
  });

  it.each([
    ['en', "Not sentIt's nighttime at that phone, so we can't text it. You can send the code at 8:00 AM."],
    [
      'es',
      'Not sentEs de noche donde está ese teléfono y no podemos enviarle mensajes. Podrá enviar el código a las 8:00 a.m.',
    ],
  ] as const)('a code refused at night shows in %s when codes are sent again', async (language, words) => {
    await renderPart(null, { language });
    const [code, availableAt] = ['notifications.quiet_hours', '2027-08-12T08:00:00'];
    act(() =>
      showFailure(toApiError(409, JSON.stringify({ message: 'Night', code, availableAt }), ''), 'Not sent'),
    );
    await expectToast(words);
  });

  it('the toast is in the language of the screen', async () => {
    await renderPart(null, { language: 'es' });
    act(() =>
      showFailure(toApiError(400, '{"message":"Title must be at least 3 characters"}', ''), 'No se guardó'),
    );
    await expectToast('No se guardóEl puesto debe tener al menos 3 caracteres');
  });
});
