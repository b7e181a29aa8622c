// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { TownField } from './TownField.tsx';

const UNKNOWN = /We can't find this place/;

function Field() {
  const [town, setTown] = useState('');
  return (
    <TownField
      label="Town"
      help="Where the work is"
      value={town}
      onChange={(event) => setTown(event.target.value)}
    />
  );
}

it('the field warns about an unknown town until the text changes to a known town or an address', async () => {
  const server = startFakeServer();
  server.answers('GET /api/places', ({ search }) => ({
    body: search.get('q') === 'austin' ? [{ name: 'Austin, TX' }] : [],
  }));
  const { user } = await renderPart(<Field />);
  await fillIn(user, { Town: 'Xyzzy' });
  expect(await screen.findByText(UNKNOWN)).toBeDefined();
  await fillIn(user, { Town: '12 Oak St' });
  expect(await screen.findByText('Where the work is')).toBeDefined();
  await fillIn(user, { Town: 'Xyzzy' });
  expect(await screen.findByText(UNKNOWN)).toBeDefined();
  await fillIn(user, { Town: 'austin' });
  expect(await screen.findByText('Where the work is')).toBeDefined();
  expect(screen.queryByText(UNKNOWN)).toBeNull();
});
