import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { hashedTexts } from '#platform/text/hashed-text.ts';
import { CLOCK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { CertificationCheck, CertifyEmployer } from '../application/certification/certify-employer.ts';
import { CERTIFICATION } from '../contract/certification-text.ts';
import { CHECK_ESIGN_CONSENT } from '../contract/esign-text.ts';
import {
  AGREED_TEXTS,
  BACKGROUND_CHECKS,
  CERTIFICATION_CHECK,
  CERTIFICATIONS,
  CERTIFY,
  DISPATCH,
} from './checks.tokens.ts';
import { certificationRoutes } from './http/certification.routes.ts';
import { SqlCertifications } from './persistence/sql-certifications.ts';

export const certificationContainer = new ContainerModule(({ bind }) => {
  construct(bind, CERTIFICATIONS, SqlCertifications, [SQL]);
  provide(
    bind,
    AGREED_TEXTS,
    () => ({
      certification: hashedTexts(CERTIFICATION),
      esign: hashedTexts(CHECK_ESIGN_CONSENT),
    }),
    [],
  );
  construct(bind, CERTIFICATION_CHECK, CertificationCheck, [AGREED_TEXTS, CERTIFICATIONS]);
  construct(bind, CERTIFY, CertifyEmployer, {
    unitOfWork: UNIT_OF_WORK,
    certifications: CERTIFICATIONS,
    texts: AGREED_TEXTS,
    hiring: HIRING,
    checks: BACKGROUND_CHECKS,
    dispatch: DISPATCH,
    clock: CLOCK,
  });
  provide(bind, ROUTES, certificationRoutes, [CERTIFY]);
});
