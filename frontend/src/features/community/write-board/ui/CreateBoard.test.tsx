// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import {
  choicesOf,
  expectFieldMessages,
  expectToast,
  fillIn,
  press,
  valueOf,
} from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { boardAs } from '#shared/testing/sample-board.ts';
import { CreateBoard } from './CreateBoard.tsx';

const FILLED = { 'Board name': 'Austin Framers', Description: 'Frames and roofs.', Industry: 'Construction' };

async function open() {
  const server = startFakeServer();
  const part = await renderPart(<CreateBoard />, { at: '/community' });
  await press(part.user, 'Create Board');
  const dialog = await screen.findByRole('dialog', { name: 'Create New Industry Board' });
  return { ...part, server, submit: () => press(part.user, 'Create Board', dialog) };
}

const CALL = 'POST /api/industry-boards';

describe('creating a board', () => {
  it('a new board needs a name, a description, and an industry', async () => {
    const { server, submit } = await open();
    expect(choicesOf('Industry')).toBe(
      'Choose an industry, Construction, Electrical, Plumbing, Carpentry, Painting, Roofing, HVAC, Restaurant, Healthcare, Education, Retail, Cleaning, Landscaping, Automotive, Technology, Other',
    );
    await submit();
    await expectFieldMessages([
      'Board name is required',
      'Description is required',
      'Please select an industry',
    ]);
    expect(server.calls(CALL)).toEqual([]);
  });

  it('creating a board shows a message and opens the board', async () => {
    const { user, server, submit, address } = await open();
    const { id } = boardAs('owner');
    server.answers(CALL, { status: 201, body: boardAs('owner') });
    await fillIn(user, FILLED);
    await user.click(screen.getByRole('checkbox', { name: 'Private board' }));
    await submit();
    await expectToast(/^Board Created/);
    await waitFor(() => expect(address()).toBe(`/community/${id}`));
    expect(server.calls(CALL)[0]?.body).toEqual({
      name: 'Austin Framers',
      description: 'Frames and roofs.',
      industry: 'construction',
      location: null,
      isPrivate: true,
    });
  });

  const UNCONFIRMED = 'Confirm your email first.';
  const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
    [silent, 'ErrorFailed to create board. Please try again.'],
    [signedOut, 'ErrorPlease try again or refresh the page.'],
    [refusing(403, 'moderation.email_unconfirmed', UNCONFIRMED), `Error${UNCONFIRMED}`],
  ];
  it.each(REFUSALS)('a refusal with %o shows "%s" and preserves the board form', async (answer, words) => {
    const { user, server, submit } = await open();
    server.answers(CALL, answer);
    await fillIn(user, FILLED);
    await submit();
    await expectToast(words);
    expect(valueOf('Board name')).toBe('Austin Framers');
  });

  it("a field of the board form shows the server's message about it", async () => {
    const { user, server, submit } = await open();
    const issue = { path: 'name', message: 'Board name is required' };
    server.answers(CALL, refusing(400, 'http.invalid', 'Invalid input', [issue]));
    await fillIn(user, FILLED);
    await submit();
    await expectFieldMessages(['Board name is required']);
  });

  it('a canceled board form is restored when it opens again', async () => {
    const { user } = await open();
    await fillIn(user, { 'Board name': 'Half a name' });
    await press(user, 'Cancel');
    await press(user, 'Create Board');
    await screen.findByRole('dialog');
    expect(valueOf('Board name')).toBe('Half a name');
  });
});
