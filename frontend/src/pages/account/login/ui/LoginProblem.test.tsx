// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { LoginProblem } from './LoginProblem.tsx';

const SUSPENSION = 'GET /api/auth/suspension';
const show = () => renderPart(<LoginProblem problem="suspended" returnTo="/" />);

describe('coming back from a provider while suspended', () => {
  it('says why, and leads to the appeal, as after a password', async () => {
    const suspension = { reason: 'You kept posting ads.', endsAt: null, appealPath: '/appeal/t' };
    startFakeServer().answers(SUSPENSION, { body: { suspension } });
    await show();
    expect(await screen.findByText('You kept posting ads.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Appeal this decision' }).getAttribute('href')).toBe('/appeal/t');
  });

  it('says at least that it is so, once the server does not know any more who came', async () => {
    startFakeServer().answers(SUSPENSION, refusing(404, 'identity.nobody_shut_out'));
    await show();
    expect(await screen.findByText(/We emailed you why, and how to appeal/)).toBeTruthy();
  });
});
