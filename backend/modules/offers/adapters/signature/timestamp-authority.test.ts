import { describe } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { NOON, offerTerms } from '../../testing/offer-terms.ts';
import {
  timestampAuthorityContract,
  type TimestampAuthorityFixture,
} from '../../testing/timestamp-authority.contract.ts';
import { hasProgram, TimestampStandIn } from '../../testing/timestamp-stand-in.ts';
import { PdfLetterPrinter } from '../pdf/pdf-letter-printer.ts';
import { PdfTimestamps } from '../pdf/pdf-timestamps.ts';
import { signatureSlot } from '../pdf/signature-slot.ts';
import { signatureIn } from './cades-timestamp.ts';
import { Der } from './der.ts';
import { HttpTimestampAuthority, type TimestampAuthority } from './http-timestamp-authority.ts';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';
import { timestampQuery } from './timestamp-token.ts';

const clock = { now: () => TEST_NOW };

/** A letter with the place for a timestamp, and none in it. */
async function signedLetter(): Promise<Uint8Array> {
  const certificate = await createSelfSignedCertificate(NOON);
  const certificates = { current: async () => certificate };
  const printer = new PdfLetterPrinter(certificates, new PdfTimestamps(null), 'https://crewvine.test');
  const letter = OfferLetter.draft(offerTerms(), NOON);
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', NOON);
  const from = { ip: '203.0.113.7', userAgent: 'A browser' };
  letter.sign({ acceptedTerms: true, name: 'Bo Li', esignConsent: true, ...from }, NOON);
  const circumstances = { consent: null, events: [], language: 'en', timeZone: 'UTC' } as const;
  return (await printer.printSigned(letter, circumstances)).bytes;
}

function open(reach: (standIn: TimestampStandIn) => TimestampAuthority) {
  return async (): Promise<TimestampAuthorityFixture> => {
    const standIn = await TimestampStandIn.start();
    return {
      authority: reach(standIn),
      away: (isAway) => {
        standIn.isAway = isAway;
      },
      wrong: (trouble) => {
        standIn.trouble = trouble;
      },
      verify: (token, stamped) => standIn.verify(token, stamped),
      signed: signedLetter,
      tokenIn: (document) => {
        const { signature } = signatureSlot(Buffer.from(document));
        const signer = Der.at(Der.decode(signature), 1, 0, 4, 0);
        return { token: Der.encode(Der.at(signer, 6, 0, 1, 0)), signature: signatureIn(signature) };
      },
      stop: () => standIn.stop(),
    };
  };
}

describe.skipIf(!(await hasProgram('openssl', 'version')))('an authority (skipped without OpenSSL)', () => {
  timestampAuthorityContract(
    'OpenSSL on this machine',
    open((standIn) => ({
      tokenFor: async (stamped) => {
        const query = timestampQuery(stamped);
        return query.tokenIn(await standIn.reply(query.body));
      },
    })),
  );
  timestampAuthorityContract(
    'HTTP',
    open((standIn) => new HttpTimestampAuthority(standIn.url, clock)),
  );
});
