import { hashedTexts } from '#platform/text/hashed-text.ts';
import { CertificationCheck, CertifyEmployer } from '../application/certification/certify-employer.ts';
import { CERTIFICATION } from '../contract/certification/certification-text.ts';
import { CHECK_ESIGN_CONSENT } from '../contract/consent/esign-text.ts';
import type { ChecksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import { certificationRoutes } from './http/certification/certification.routes.ts';
import { SqlCertifications } from './persistence/certification/sql-certifications.ts';

/** The certification that employers give before their first check. */
export function wireCertification({ platform, hiring }: ChecksOutside, { checks, dispatch }: ChecksBase) {
  const { sql, unitOfWork, clock } = platform;
  const certifications = new SqlCertifications(sql);
  const texts = { certification: hashedTexts(CERTIFICATION), esign: hashedTexts(CHECK_ESIGN_CONSENT) };
  const certify = new CertifyEmployer({
    unitOfWork,
    certifications,
    texts,
    hiring,
    checks,
    dispatch,
    clock,
  });

  return {
    texts,
    certify,
    certification: new CertificationCheck(texts, certifications),
    routes: certificationRoutes(certify),
  };
}

export type WiredCertification = ReturnType<typeof wireCertification>;
