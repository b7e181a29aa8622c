// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { AuditList } from './AuditList.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const ACTOR = { id: ID, firstName: 'Ada', lastName: 'Min', email: 'ada@example.com' };
const line = (action: string, subject: object, details: object) => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T18:00:00.000Z',
  actor: ACTOR,
  action,
  subjectType: 'user',
  subjectId: null,
  subjectName: null,
  requestId: null,
  details,
  ...subject,
});

it('an audit log entry names the action and the person, and links to the person', async () => {
  startFakeServer().answers('GET /api/admin/audit-log', {
    body: [
      line('user.signed_out', { subjectId: ID, subjectName: 'Ana Ruiz' }, { sessions: 2 }),
      line('waitlist.exported', { subjectType: 'waitlist' }, { signups: 3, searched: false }),
    ],
  });
  await renderPart(<AuditList />);
  const [, signedOut, exported] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(signedOut?.textContent).toContain('Signed out everywhereAna Ruiz2 sessions');
  const link = within(signedOut ?? document.body).getByRole('link', { name: 'Ana Ruiz' });
  expect(link.getAttribute('href')).toBe(`/admin/people/${ID}`);
  expect(exported?.textContent).toContain('Waitlist exported—3 people');
});
