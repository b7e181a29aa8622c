// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Board } from '#entities/board/index.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { boardAs } from '#shared/testing/sample-board.ts';
import { ManageBoard } from './ManageBoard.tsx';

const EDIT = 'PATCH /api/industry-boards/*';
const ARCHIVE = 'DELETE /api/industry-boards/*';

async function choose(name: string, board: Board = boardAs('owner', { version: 7 })) {
  const server = startFakeServer();
  const part = await renderPart(<ManageBoard board={board} />);
  await press(part.user, 'Manage');
  await part.user.click(await screen.findByRole('menuitem', { name }));
  return { ...part, server };
}

describe('the owner of a board', () => {
  it('an owner can edit a board unless someone else changed it meanwhile', async () => {
    const { user, server } = await choose('Edit board');
    expect(await screen.findByRole('dialog', { name: 'Edit board' })).toBeTruthy();
    expect(valueOf('Board name')).toBe('Austin Framers');
    server.answers(
      EDIT,
      refusing(
        409,
        'community.board_changed',
        'Someone changed this board in the meantime. Reload the page and try again.',
      ),
    );
    await fillIn(user, { 'Board name': 'Texas Framers', Location: '' });
    await press(user, 'Save changes');
    await expectToast(/^ErrorSomeone changed this board/);
    server.answers(EDIT, { body: boardAs('owner', { name: 'Texas Framers' }) });
    await press(user, 'Save changes');
    await expectToast('Board updated');
    expect(server.calls(EDIT)[1]?.body).toEqual({
      name: 'Texas Framers',
      description: 'Frames, walls and roofs around Austin.',
      industry: 'construction',
      location: null,
      isPrivate: false,
      version: 7,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('making a private board public explains that everyone who asked to join gets in', async () => {
    await choose('Edit board', boardAs('owner', { isPrivate: true }));
    expect(await screen.findByText(/everyone who asked to join gets in/)).toBeTruthy();
  });

  it('archiving a board requires confirmation, and a failure leaves the dialog open', async () => {
    const { user, server } = await choose('Archive board');
    const dialog = await screen.findByRole('dialog', { name: 'Archive Austin Framers?' });
    server.answers(ARCHIVE, silent);
    await press(user, 'Archive board', dialog);
    await expectToast('ErrorFailed to archive the board. Please try again.');
    server.answers(ARCHIVE, { body: boardAs('owner', { isArchived: true }) });
    await press(user, 'Archive board', dialog);
    await expectToast(/^Board archived/);
  });

  it('restoring an archived board reports a failure', async () => {
    const { server } = await choose('Restore board', boardAs('owner', { isArchived: true }));
    await expectToast('ErrorFailed to restore the board. Please try again.');
    expect(server.calls(EDIT)[0]?.body).toEqual({ isArchived: false });
  });
});
