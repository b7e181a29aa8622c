// @vitest-environment jsdom
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Board, useBoardQuery } from '#entities/board/index.ts';
import { usePushSuggestion } from '#shared/push-suggestion/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { boardAs, sampleBoard } from '#shared/testing/sample-board.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { BoardMembership } from './BoardMembership.tsx';

/** Renders the latest version of the board, as a page would. */
function Shown({ id, isLoud, withLogin }: { id: string; isLoud: boolean; withLogin: boolean }) {
  const { data } = useBoardQuery(id);
  return data ? <BoardMembership board={data} isLoud={isLoud} withLogin={withLogin} /> : null;
}

interface Look {
  readonly isSignedIn?: boolean;
  readonly withLogin?: boolean;
}

async function open(board: Board, { isSignedIn = true, withLogin = true }: Look = {}) {
  const server = startFakeServer();
  if (isSignedIn) server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/industry-boards/*', { body: board });
  const part = await renderPart(<Shown id={board.id} isLoud={withLogin} withLogin={withLogin} />);
  return { ...part, server };
}

const JOIN = 'POST /api/industry-boards/*/join';
const LEAVE = 'DELETE /api/industry-boards/*/leave';
const board = sampleBoard();
const mine = boardAs('member');
const asked = sampleBoard({ isPrivate: true, hasRequested: true });

describe('joining a board', () => {
  it.each([
    ['joined', false, /^Join Board/],
    ['requested', true, /^Request to Join/],
  ] as const)(
    'a board that was %s offers push notifications, unlike after a failure',
    async (status, isPrivate, button) => {
      const { user, server } = await open(sampleBoard({ isPrivate }));
      const offer = renderHook(usePushSuggestion);
      server.answers(JOIN, silent);
      await press(user, button);
      await expectToast('ErrorFailed to join board. Please try again.');
      expect(offer.result.current).toBe(false);
      server.answers(JOIN, { body: { ...(isPrivate ? asked : mine), status } });
      await press(user, button);
      await waitFor(() => expect(offer.result.current).toBe(true));
    },
  );

  it('joining a board shows a message and then a button to leave', async () => {
    const { user, server } = await open(board);
    server.answers(JOIN, { body: { ...mine, memberCount: 13, status: 'joined' } });
    await press(user, /^Join Board/);
    await expectToast("Joined BoardYou're now a member of Austin Framers.");
    expect(await screen.findByRole('button', { name: /^Leave/ })).toBeTruthy();
    expect(server.calls(JOIN)).toHaveLength(1);
  });

  it('the join button on a card reads "Join"', async () => {
    await open(board, { withLogin: false });
    expect((await screen.findByRole('button', { name: /^Join/ })).textContent).toBe('Join');
  });

  it('a private board receives a request to join, which can be canceled', async () => {
    const { user, server } = await open(sampleBoard({ isPrivate: true }));
    server.answers(JOIN, { body: { ...asked, status: 'requested' } });
    server.answers(LEAVE, { body: sampleBoard({ isPrivate: true }) });
    await press(user, /^Request to Join/);
    await expectToast(/^Request Sent/);
    await press(user, /^Cancel Request/);
    await expectToast('Request canceled');
    expect(await screen.findByRole('button', { name: /^Request to Join/ })).toBeTruthy();
  });

  const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
    [silent, 'ErrorFailed to join board. Please try again.'],
    [signedOut, 'ErrorPlease try again or refresh the page.'],
    [refusing(409, 'community.board_archived', 'This board is archived'), 'ErrorThis board is archived'],
  ];
  it.each(REFUSALS)('a refusal to join with %o shows "%s"', async (answer, words) => {
    const { user, server } = await open(board);
    server.answers(JOIN, answer);
    await press(user, /^Join Board/);
    await expectToast(words);
  });

  it('a press before the user is loaded asks a visitor to log in', async () => {
    const server = startFakeServer();
    let answer: (who: FakeAnswer) => void = () => undefined;
    server.answers('GET /api/auth/user', () => new Promise((resolve) => (answer = resolve)));
    server.answers('GET /api/industry-boards/*', { body: board });
    const { user } = await renderPart(<Shown id={board.id} isLoud withLogin />);
    await press(user, /^Join Board/);
    answer(signedOut);
    await expectToast('Login RequiredPlease log in to join industry boards');
    expect(server.calls(JOIN)).toEqual([]);
    const link = await screen.findByRole('link', { name: 'Login to Join' });
    expect(link.getAttribute('href')).toBe(`/api/login?returnTo=%2Fcommunity%2F${board.id}`);
  });

  it('a list offers no button to visitors', async () => {
    const { server } = await open(board, { isSignedIn: false, withLogin: false });
    await waitFor(() => expect(server.calls()).toHaveLength(2));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('leaving a board', () => {
  it('leaving a board shows a message and then a button to join', async () => {
    const { user, server } = await open(mine);
    server.answers(LEAVE, { body: board });
    await press(user, /^Leave/);
    await expectToast("Left BoardYou're no longer a member of Austin Framers.");
    expect(await screen.findByRole('button', { name: /^Join/ })).toBeTruthy();
  });

  it('leaving a private board requires confirmation, because returning needs a new request', async () => {
    const { user, server } = await open({ ...mine, isPrivate: true });
    server.answers(LEAVE, { body: { ...board, isPrivate: true } });
    await press(user, /^Leave/);
    const dialog = await screen.findByRole('dialog', { name: 'Leave Austin Framers?' });
    expect(dialog.textContent).toContain("To come back, you'll have to ask and be let in again.");
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.calls(LEAVE)).toEqual([]);
    await press(user, /^Leave/);
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('button', { name: 'Leave' }));
    await expectToast("Left BoardYou're no longer a member of Austin Framers.");
    expect(server.calls(LEAVE)).toHaveLength(1);
  });

  it('a failure to leave shows a message', async () => {
    const { user, server } = await open(mine);
    server.answers(LEAVE, silent);
    await press(user, /^Leave/);
    await expectToast('ErrorFailed to leave board. Please try again.');
  });

  it('an owner has no button to leave', async () => {
    const { server } = await open(boardAs('owner'));
    await waitFor(() => expect(server.calls()).toHaveLength(2));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
