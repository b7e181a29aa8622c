import { defineEntity, p } from '@mikro-orm/postgresql';
import { AdverseAction } from '../../domain/adverse-action.ts';
import { BackgroundCheck } from '../../domain/background-check.ts';
import { ConsentLink } from '../../domain/consent-link.ts';
import { ReferenceCheck } from '../../domain/reference-check.ts';

/** Without what rests sealed: its repository reads and writes that (`sealed-checks.ts`). */
export const backgroundCheckMapping = defineEntity({
  class: BackgroundCheck,
  tableName: 'background_checks',
  properties: {
    id: p.uuid().primary(),
    referralId: p.uuid(),
    liveReferralId: p.uuid().nullable(),
    jobId: p.uuid(),
    employerId: p.uuid(),
    packageType: p.text(),
    site: p.text().nullable(),
    appointment: p.json().nullable(),
    status: p.text(),
    paidAt: p.datetime().nullable(),
    provider: p.text().nullable(),
    externalId: p.text().nullable(),
    candidateUrl: p.text().nullable(),
    candidateEmail: p.text().nullable(),
    nextLookAt: p.datetime().nullable(),
    authorizedAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    canceledAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const consentLinkMapping = defineEntity({
  class: ConsentLink,
  tableName: 'background_check_consents',
  properties: {
    id: p.uuid().primary(),
    checkId: p.uuid(),
    nonce: p.text(),
    tokenHash: p.text(),
    copiedTokenHash: p.text().nullable(),
    linkCode: p.json().nullable(),
    issuedAt: p.datetime(),
    expiresAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    decision: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
    answeredBy: p.text().nullable(),
    signature: p.text().nullable(),
    language: p.text().nullable(),
    disclosureVersion: p.text(),
    signerIp: p.text().nullable(),
    signerUserAgent: p.text().nullable(),
    documentHash: p.text().nullable(),
    version: p.integer().version(),
  },
});

export const adverseActionMapping = defineEntity({
  class: AdverseAction,
  tableName: 'adverse_actions',
  properties: {
    id: p.uuid().primary(),
    checkId: p.uuid(),
    referralId: p.uuid(),
    employerId: p.uuid(),
    status: p.text(),
    note: p.text(),
    nonce: p.text(),
    tokenHash: p.text(),
    notice: p.json(),
    finalNotice: p.json().nullable(),
    finalDueAt: p.datetime().nullable(),
    lookAt: p.datetime().nullable(),
    disputedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const referenceCheckMapping = defineEntity({
  class: ReferenceCheck,
  tableName: 'reference_checks',
  properties: {
    id: p.uuid().primary(),
    referralId: p.uuid().nullable(),
    workerId: p.uuid().nullable(),
    requestedBy: p.uuid(),
    referenceName: p.text(),
    referencePosition: p.text(),
    referenceEmail: p.text().nullable(),
    referencePhone: p.text().nullable(),
    status: p.text(),
    nonce: p.text(),
    tokenHash: p.text(),
    expiresAt: p.datetime(),
    responderName: p.text().nullable(),
    responderTitle: p.text().nullable(),
    responderCompany: p.text().nullable(),
    ratings: p.json().nullable(),
    wouldRehire: p.boolean().nullable(),
    responderIp: p.text().nullable(),
    submittedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
