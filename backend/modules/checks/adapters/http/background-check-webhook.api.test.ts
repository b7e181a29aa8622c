import { expect, it } from 'vitest';
import { startTestApplication } from '../../../../platform/testing/test-application.ts';
import { CheckScene, ok } from '../../testing/api-scene.ts';
import { CheckrStandIn, STAND_IN_KEY } from '../../testing/checkr-stand-in.ts';
import { signatureOf } from '../webhook-event.ts';

it('a report over HTTP is ordered once, told of by signed webhooks alone, and fetched where no word came', async () => {
  const agency = await CheckrStandIn.start();
  const environment = { BACKGROUND_CHECK_URL: agency.url, BACKGROUND_CHECK_KEY: STAND_IN_KEY };
  const app = await startTestApplication({ environment });
  const scene = await CheckScene.open(app);
  const running = async (workerName: string) => {
    const { id, token } = await scene.asked({ workerName });
    ok(await scene.authorize(token));
    await app.settle();
    const find = {
      name: 'test-report',
      text: `select external_id as "externalId" from background_checks where referral_id = $1`,
    };
    const row = await app.application.sql.row<{ externalId: string }>(find, [id]);
    return { id, report: row?.externalId ?? '' };
  };
  const tell = (report: string, key: string) => {
    const raw = JSON.stringify({ type: 'report.completed', data: { object: { id: report } } });
    const signature = signatureOf(Buffer.from(raw), key);
    return app
      .client()
      .send('POST', '/api/webhooks/background-check', raw, { 'X-Checkr-Signature': signature });
  };

  const told = await running('Cora Concern');
  expect(agency.bodies.join()).toContain('"state":"TX"');
  expect((await tell(told.report, 'a wrong key')).status).toBe(400);
  // Told before it is so: what is so now counts.
  expect((await tell(told.report, STAND_IN_KEY)).status).toBe(200);
  await app.settle();
  expect(await scene.state(told.id)).toMatchObject({ check: { status: 'in_progress' } });
  agency.complete(told.report);
  for (let n = 0; n < 3; n += 1) expect((await tell(told.report, STAND_IN_KEY)).status).toBe(200);
  expect((await tell('of-somebody-else', STAND_IN_KEY)).status).toBe(200);
  await app.settle();
  expect(await scene.state(told.id)).toMatchObject({ check: { status: 'concerns' } });

  const untold = await running('Bo Li');
  agency.complete(untold.report);
  await app.advance(5);
  expect(await scene.state(untold.id)).toMatchObject({ check: { status: 'in_progress' } });
  agency.failure = 503;
  await app.advance(2);
  expect(await scene.state(untold.id)).toMatchObject({ check: { status: 'in_progress' } });
  agency.failure = null;
  await app.advance(1);
  expect(await scene.state(untold.id)).toMatchObject({ check: { status: 'clear' } });
  expect(agency.reportCount).toBe(2);
  expect((await scene.books()).problems).toEqual([]);
  await app.stop();
  await agency.stop();
});
