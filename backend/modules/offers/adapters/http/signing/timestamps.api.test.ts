import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';
import { hasProgram, TimestampStandIn } from '#modules/offers/testing/timestamp-stand-in.ts';

describe.skipIf(!(await hasProgram('openssl', 'version')))(
  'a letter that was signed while the timestamp authority was away (skipped without OpenSSL)',
  () => {
    let standIn: TimestampStandIn;
    let app: TestApplication;
    beforeAll(async () => {
      standIn = await TimestampStandIn.start();
      app = await startTestApplication({ byDay: true, environment: { TSA_URL: standIn.url } });
    });
    afterAll(async () => {
      await app.stop();
      await standIn.stop();
    });

    it('a signed letter gets its timestamp later, once, and both hashes are known', async () => {
      const fixture = await OfferFixture.open(app);
      const { token } = await fixture.sent();
      standIn.isAway = true;
      const signed = ok(await app.client().post(`/api/offer-letters/sign/${token}`, { acceptedTerms: true }));
      standIn.isAway = false;
      const bytes = async () =>
        Buffer.from(await (await fetch(app.origin + signed.documentUrl)).arrayBuffer());
      const hashNow = async () =>
        createHash('sha256')
          .update(await bytes())
          .digest('hex');
      const known = async (hash: string) =>
        (await app.client().get(`/api/offer-letters/verify/${hash}`)).body.known;
      expect(await hashNow()).toBe(signed.documentHash);
      await app.advance(0.1);
      const stamped = await hashNow();
      expect(stamped).not.toBe(signed.documentHash);
      const page = ok(await app.client().get(`/api/offer-letters/sign/${token}`));
      expect(page).toMatchObject({ status: 'signed', documentHash: stamped });
      expect(await Promise.all([known(stamped), known(signed.documentHash)])).toEqual([true, true]);
      await app.advance(0.1);
      expect(await hashNow()).toBe(stamped);
    });
  },
);
