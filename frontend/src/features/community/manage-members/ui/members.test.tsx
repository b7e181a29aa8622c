// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { boardAs } from '#shared/testing/sample-board.ts';
import { BoardMembers } from './BoardMembers.tsx';
import { JoinRequests } from './JoinRequests.tsx';

const MIA = {
  userId: '01890a5d-ac96-774b-bcce-b302099a8401',
  firstName: 'Mia',
  profileImageUrl: null,
  lastName: 'Sol',
  role: 'member',
  joinedAt: '2026-11-02T12:00:00.000Z',
};
const OLGA = { ...MIA, userId: '01890a5d-ac96-774b-bcce-b302099a8402', firstName: 'Olga', role: 'owner' };
const MEMBERS = 'GET /api/industry-boards/*/members';
const MEMBER = '/api/industry-boards/*/members/*';
const REQUESTS = 'GET /api/industry-boards/*/requests';
const REQUEST = 'POST /api/industry-boards/*/requests/*';

async function openMembers() {
  const server = startFakeServer();
  server.answers(MEMBERS, { body: [OLGA, MIA] });
  const part = await renderPart(<BoardMembers board={boardAs('owner')} />);
  const choose = async (choice: string): Promise<void> => {
    await press(part.user, 'Manage Mia Sol');
    await part.user.click(await screen.findByRole('menuitem', { name: choice }));
  };
  return { ...part, server, choose };
}

describe('the members of a board', () => {
  it('the member list shows each role, and no menu for the owner', async () => {
    await openMembers();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Olga SolOwnerMember since Nov 2, 2026',
      'Mia SolMember since Nov 2, 2026',
    ]);
    expect(screen.queryByRole('button', { name: 'Manage Olga Sol' })).toBeNull();
  });

  it('a member can become a moderator', async () => {
    const { server, choose } = await openMembers();
    server.answers(`PUT ${MEMBER}`, { body: { ...MIA, role: 'moderator' } });
    await choose('Make moderator');
    await expectToast('Mia is now a moderator');
    expect(server.calls(`PUT ${MEMBER}`)[0]?.body).toEqual({ role: 'moderator' });
  });

  it('handing over a board requires confirmation, and a failure leaves the dialog open', async () => {
    const { user, server, choose } = await openMembers();
    await choose('Hand over board');
    const dialog = await screen.findByRole('dialog', { name: 'Hand over Austin Framers to Mia Sol?' });
    server.answers(
      `PUT ${MEMBER}`,
      refusing(404, 'community.member_not_found', "This person isn't a member of the board"),
    );
    await press(user, 'Hand over board', dialog);
    await expectToast("That didn't workThis person isn't a member of the board");
    server.answers(`PUT ${MEMBER}`, { body: { ...MIA, role: 'owner' } });
    await press(user, 'Hand over board', dialog);
    await expectToast('Mia now owns the board');
    expect(server.calls(`PUT ${MEMBER}`)[1]?.body).toEqual({ role: 'owner' });
  });

  it('removing a member requires confirmation', async () => {
    const { user, server, choose } = await openMembers();
    server.answers(`DELETE ${MEMBER}`, { status: 204 });
    await choose('Remove from board');
    const dialog = await screen.findByRole('dialog');
    expect(server.calls(`DELETE ${MEMBER}`)).toEqual([]);
    await press(user, 'Remove from board', dialog);
    await expectToast('Mia was removed');
  });

  it('the members can be reloaded after a failure', async () => {
    const server = startFakeServer();
    server.answers(MEMBERS, silent);
    const { user } = await renderPart(<BoardMembers board={boardAs('owner')} />);
    expect(await screen.findByRole('heading', { name: "The members didn't load" })).toBeTruthy();
    server.answers(MEMBERS, { body: [OLGA] });
    await press(user, 'Retry');
    expect(await screen.findByText('Olga Sol')).toBeTruthy();
  });
});

describe('requests to join', () => {
  async function openRequests(requests: readonly object[]) {
    const server = startFakeServer();
    server.answers(REQUESTS, { body: requests });
    return { ...(await renderPart(<JoinRequests board={boardAs('owner', { isPrivate: true })} />)), server };
  }
  const asked = {
    userId: MIA.userId,
    firstName: 'Mia',
    lastName: 'Sol',
    profileImageUrl: null,
    createdAt: MIA.joinedAt,
  };

  it.each([
    ['Approve Mia Sol', true, 'Mia Sol is now a member'],
    ['Decline Mia Sol', false, 'You declined Mia Sol'],
  ])('a request to join can be answered: %s', async (button, approve, words) => {
    const { user, server } = await openRequests([asked]);
    server.answers(REQUEST, { status: 204 });
    await screen.findByText('Mia Sol');
    server.answers(REQUESTS, { body: [] });
    await press(user, button);
    await expectToast(words);
    expect(server.calls(REQUEST)[0]?.body).toEqual({ approve });
    expect(await screen.findByRole('heading', { name: "No one's waiting" })).toBeTruthy();
  });

  it('a canceled request to join shows a message and disappears', async () => {
    const { user, server } = await openRequests([asked]);
    server.answers(REQUEST, refusing(404, 'community.request_not_found', 'This request was taken back'));
    await screen.findByText('Mia Sol');
    server.answers(REQUESTS, { body: [] });
    await press(user, 'Approve Mia Sol');
    await expectToast("Your answer wasn't savedThis request was taken back");
    await waitFor(() => expect(screen.queryByText('Mia Sol')).toBeNull());
  });
});
