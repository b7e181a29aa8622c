// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PersonMenu } from './PersonMenu.tsx';

const EARL = { id: '01890a5d-ac96-774b-bcce-b302099a8200', firstName: 'Earl', lastName: 'Hill' };

function start(blocks: readonly object[] = []): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/blocks', { body: blocks });
  server.answers('POST /api/users/*/block', { status: 204 });
  server.answers('DELETE /api/users/*/block', { status: 204 });
  return server;
}
const choose = async (user: Awaited<ReturnType<typeof renderPart>>['user'], name: string): Promise<void> =>
  user.click(await screen.findByRole('menuitem', { name }));

describe("a person's menu", () => {
  it('muting a person works immediately, and blocking requires confirmation', async () => {
    const server = start();
    const { user } = await renderPart(<PersonMenu person={EARL} />);
    await press(user, 'More about Earl Hill');
    await choose(user, 'Mute Earl');
    await expectToast(/^You muted Earl/);
    await press(user, 'More about Earl Hill');
    await choose(user, 'Block Earl');
    expect(await screen.findByRole('dialog', { name: 'Block Earl?' })).toBeDefined();
    await press(user, 'Block Earl');
    await expectToast(/^You blocked Earl/);
    expect(server.calls('POST /api/users/*/block').map(({ body }) => body)).toEqual([
      { kind: 'mute' },
      { kind: 'block' },
    ]);
  });

  it('a blocked person can be unblocked', async () => {
    const server = start([{ user: EARL, kind: 'block', createdAt: '2026-11-20T12:00:00.000Z' }]);
    const { user } = await renderPart(<PersonMenu person={EARL} />);
    await press(user, 'More about Earl Hill');
    await choose(user, 'Unblock Earl');
    await expectToast('You unblocked Earl');
    expect(server.calls('DELETE /api/users/*/block')).toHaveLength(1);
  });

  it('a person can be reported', async () => {
    const server = start();
    server.answers('GET /api/my-reports', { body: [] });
    const { user } = await renderPart(<PersonMenu person={EARL} />);
    await press(user, 'More about Earl Hill');
    await choose(user, 'Report Earl');
    expect(await screen.findByRole('dialog', { name: 'Report this person' })).toBeDefined();
  });

  it('a user has no menu on their own name', async () => {
    start();
    const { id, firstName, lastName } = sampleUser();
    await renderPart(
      <>
        <PersonMenu person={{ id, firstName, lastName }} />
        <PersonMenu person={EARL} />
      </>,
    );
    expect(await screen.findByRole('button', { name: 'More about Earl Hill' })).toBeDefined();
    await screen.findByRole('button', { name: 'More about Earl Hill' });
    expect(screen.queryByRole('button', { name: 'More about Ana Ruiz' })).toBeNull();
  });
});
