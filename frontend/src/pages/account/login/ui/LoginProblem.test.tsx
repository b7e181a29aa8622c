// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { LoginProblem } from './LoginProblem.tsx';

const SUSPENSION = 'GET /api/auth/suspension';
const show = () => renderPart(<LoginProblem problem="suspended" returnTo="/" />);

describe('a return from a provider while suspended', () => {
  it('the notice shows the reason and links to the appeal', async () => {
    const suspension = { reason: 'You kept posting ads.', endsAt: null, appealPath: '/appeal/t' };
    startFakeServer().answers(SUSPENSION, { body: { suspension } });
    await show();
    expect(await screen.findByText('You kept posting ads.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Appeal this decision' }).getAttribute('href')).toBe('/appeal/t');
  });

  it('the general notice appears if the server no longer knows the user', async () => {
    startFakeServer().answers(SUSPENSION, refusing(404, 'identity.nobody_shut_out'));
    await show();
    expect(await screen.findByText(/We emailed you why, and how to appeal/)).toBeTruthy();
  });
});
