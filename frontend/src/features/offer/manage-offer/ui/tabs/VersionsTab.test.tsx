// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { VersionsTab } from './VersionsTab.tsx';

const sentAt = '2026-11-20T12:00:00.000Z';

it('the list shows the signed version and the earlier ones', async () => {
  const server = startFakeServer();
  const letter = sampleLetter({ status: 'signed', version: 2, payRate: '32', sentAt, signedAt: sentAt });
  const first = { ...letter, offerLetterId: 'one', version: 1, payRate: '25', replacedAt: sentAt };
  server.answers('GET /api/offer-letters/one/versions', { body: [first] });
  await renderPart(<VersionsTab letter={letter} />);
  await screen.findByRole('heading', { name: 'Version 2' });
  const [second, earlier] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(second).toMatch(/Version 2.*Signed/);
  expect(earlier).toMatch(/Version 1.*Replaced/);
  await expectAccessible();
});
