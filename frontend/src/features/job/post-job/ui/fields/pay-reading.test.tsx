// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { PostJobForm } from '../PostJobForm.tsx';
import { ShortJobForm } from '../ShortJobForm.tsx';

const UNREAD =
  'We can\'t read an amount and a period here, so people won\'t find this job when they search by pay. Try "$25/hour".';

it.each([
  ['$28–$32 DOE + $100/day per diem', 'People will find it as $28–$32 an hour'],
  ['$1,500 biweekly', 'People will find it as $1,500 every two weeks'],
  ['$25,50/hora', 'People will find it as $25.50 an hour'],
  ['depends on experience', UNREAD],
  ['$65 00/year', UNREAD],
  [
    '$65,000/hour',
    "This reads as $65,000 an hour. If that's not right, please change it: searches by pay leave it out.",
  ],
])('the job form interprets pay of %j as "%s"', async (payRate, said) => {
  startFakeServer();
  const { user } = await renderPart(<PostJobForm company={null} onPosted={() => undefined} />);
  await fillIn(user, { 'Pay rate': payRate });
  expect(await screen.findByText(said)).toBeDefined();
  await expectAccessible();
});

it('the short job form shows how it interprets the amount with the chosen pay type', async () => {
  startFakeServer();
  const { user } = await renderPart(<ShortJobForm company={null} onPosted={() => undefined} />);
  await fillIn(user, { 'Pay amount': '25-30' });
  expect(await screen.findByText('People will find it as $25–$30 an hour')).toBeDefined();
  await user.click(screen.getByLabelText('Salary'));
  await fillIn(user, { 'Pay amount': '65 000' });
  expect(await screen.findByText('People will find it as $65,000 a year')).toBeDefined();
});
