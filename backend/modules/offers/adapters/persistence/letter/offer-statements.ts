import { MOST_COUNTERS } from '#modules/offers/domain/changing/counter-proposal.ts';
import { OUT } from './out-letters.ts';

/** A letter past its day reads as expired; `$2` is now. */
const STATUS = `case when l.status in ${OUT} and l.expires_at <= $2 then 'expired' else l.status end`;

const ADD_ONS = `array(select case kind when 'background_check' then 'backgroundCheck' when 'drug_test' then 'drugTest'
  else 'i9Verification' end from unnest(l.add_ons) as kind)`;

/** The referral's own contact data stay masked, as hiring does, until the worker has confirmed (rules.md#masked-contact). */
const MASKED = `r.verification_status <> 'verified'`;
const PHONE = `case when r.worker_phone not like '+%' then null
  when ${MASKED} then '•••-•••-••' || right(r.worker_phone, 2) else r.worker_phone end`;
/** The email that an employer typed, if the referral has none. */
const EMAIL = `case when r.worker_email is null then l.worker_email
  when ${MASKED} then left(r.worker_email, 1) || '•••@•••' else r.worker_email end`;

const REQUEST = `jsonb_build_object('offerLetterId', a.offer_letter_id, 'kind', a.kind,
    'mailingAddress', a.mailing_address, 'requestedAt', iso(a.requested_at), 'doneAt', iso(a.done_at))`;

const TERMS = `'id', l.id, 'referralId', l.referral_id, 'status', ${STATUS}, 'workerName', l.worker_name, 'jobTitle', l.job_title,
  'company', l.company, 'payRate', l.pay_rate, 'payType', l.pay_type, 'startDate', l.start_date,
  'workLocation', l.work_location, 'schedule', l.schedule, 'benefits', l.benefits, 'conditions', l.conditions,
  'customTerms', l.custom_terms, 'signatoryName', l.signatory_name, 'signatoryTitle', l.signatory_title, 'signedAt', iso(l.signed_at), 'documentHash', l.document_hash,
  'expiresAt', iso(l.expires_at), 'version', l.terms_version,
  'counter', (select jsonb_build_object('id', c.id, 'payRate', c.pay_rate, 'startDate', c.start_date, 'note', c.note,
    'status', c.status, 'createdAt', iso(c.created_at)) from offer_counters c
    where c.offer_letter_id = l.id and c.version = l.terms_version order by c.created_at desc, c.id desc limit 1),
  'isAddendum', l.addendum_to is not null, 'signatureKind', l.signature_kind, 'consentWithdrawnAt', iso(l.consent_withdrawn_at),
  'countersLeft', case when l.addendum_to is not null then 0 else greatest(0, ${MOST_COUNTERS} - (select count(*) from offer_counters c where c.offer_letter_id = l.id)) end, 'requests', (select coalesce(jsonb_agg(${REQUEST} order by a.requested_at), '[]')
    from offer_requests a where a.offer_letter_id = l.id)`;

const scanOf = (letter: 'l' | 'a'): string =>
  `(select jsonb_build_object('contentType', p.content_type, 'size', p.size, 'uploadedAt', iso(p.uploaded_at),
      'url', '/api/offer-letters/' || ${letter}.id || '/paper-scan') from offer_paper_scans p where p.offer_letter_id = ${letter}.id)`;

const PENDING = `case when l.pending_terms is not null and l.expires_at > $2 then jsonb_build_object('version', l.terms_version + 1,
  'payRate', l.pending_terms->'payRate', 'payType', l.pending_terms->'payType', 'startDate', l.pending_terms->'startDate') end`;
const LINK = `l.signing_nonce as "signingNonce", l.signing_token as "signingTokenHash", l.copied_token as "copiedTokenHash"`;
const LETTER = `select l.id, ${LINK}, r.status as "referralStatus",
  jsonb_build_object(${TERMS}) || jsonb_build_object(
    'employerId', l.employer_id, 'workerEmail', ${EMAIL}, 'workerPhone', ${PHONE},
    'pending', ${PENDING}, 'signedAs', l.signer_name, 'benefitIds', l.benefit_ids, 'expirationDays', l.expiration_days, 'addOns', ${ADD_ONS},
    'requests', (select coalesce(jsonb_agg(${REQUEST} order by a.requested_at), '[]') from offer_requests a
      where a.offer_letter_id = l.id
        or a.offer_letter_id in (select d.id from offer_letters d where d.addendum_to = l.id)),
    'addenda', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'terms', a.custom_terms,
        'status', case when a.status in ${OUT} and a.expires_at <= $2 then 'expired' else a.status end,
        'sentAt', iso(a.sent_at), 'signedAt', iso(a.signed_at), 'expiresAt', iso(a.expires_at),
        'signatureKind', a.signature_kind, 'paperNote', a.paper_note, 'paperScan', ${scanOf('a')},
        'documentUrl', '/api/offer-letters/' || a.id || '/document') order by a.created_at desc, a.id desc), '[]')
      from offer_letters a where a.addendum_to = l.id),
    'paperScan', ${scanOf('l')},
    'documentUrl', '/api/offer-letters/' || l.id || '/document', 'createdAt', iso(l.created_at),
    'sentAt', iso(l.sent_at), 'viewedAt', iso(l.viewed_at), 'declinedAt', iso(l.declined_at),
    'withdrawnAt', iso(l.withdrawn_at)) as letter
  from offer_letters l join referrals r on r.id = l.referral_id`;

export const BY_ID = { name: 'offer-letter-answer', text: `${LETTER} where l.id = $1` };
export const LATEST = {
  name: 'offer-letter-latest',
  text: `${LETTER} where l.referral_id = $1 and l.addendum_to is null order by l.created_at desc, l.id desc limit 1`,
};
const EMPLOYER_RATING = `(select jsonb_build_object('average', e.average_rating, 'count', e.rating_count) from users e
  where e.id = l.employer_id and e.average_rating is not null)`;
/** The worker of a letter that was signed on paper asks them for a copy (rules.md#paper-and-withdrawal). */
const EMPLOYER_CONTACT = `(select jsonb_build_object('name', coalesce(l.signatory_name, e.first_name || ' ' || e.last_name), 'phone', e.phone, 'email', e.email)
  from users e where e.id = l.employer_id and e.deleted_at is null and l.status = 'signed' and l.signature_kind = 'paper')`;
const WORKER = `join referrals r on r.id = l.referral_id`;

export const SIGNING = {
  name: 'offer-letter-signing',
  text: `select jsonb_build_object(${TERMS}) || jsonb_build_object('workerLanguage', worker_language(r.id), 'employerRating', ${EMPLOYER_RATING}, 'employerContact', ${EMPLOYER_CONTACT}, 'documentOpenedAt', (select iso(max(e.at))
      from offer_letter_events e
      where e.offer_letter_id = l.id and e.kind = 'document_opened' and e.at >= l.sent_at
        and coalesce(e.link, 'sent') = case when l.copied_token = $1 then 'copied' else 'sent' end),
    'codeSentTo', case when l.copied_token = $1 then '•••-•••-••' || right(r.worker_phone, 2) end,
    'previous', (select v.terms
      from offer_letter_versions v where v.offer_letter_id = l.id and v.version = l.terms_version - 1)) as page
    from offer_letters l ${WORKER} where l.signing_token = $1 or l.copied_token = $1`,
};
export const REPLACED = {
  name: 'offer-letter-replaced',
  text: `select l.id, ${LINK}, coalesce(v.copied_token = $1, false) as "isCopied",
      jsonb_build_object(${TERMS}) || '{"signatoryName": null, "signatoryTitle": null}' || v.terms || jsonb_build_object('version', v.version, 'documentOpenedAt', null, 'codeSentTo', null,
        'workerLanguage', worker_language(r.id), 'employerRating', null, 'employerContact', null) as page
    from offer_letter_versions v join offer_letters l on l.id = v.offer_letter_id ${WORKER} where v.signing_token = $1 or v.copied_token = $1`,
};
export const VERSIONS = {
  name: 'offer-letter-versions',
  text: `select '{"signatoryName": null, "signatoryTitle": null}'::jsonb || v.terms || jsonb_build_object('offerLetterId', v.offer_letter_id, 'version', v.version,
      'sentAt', iso(v.sent_at), 'viewedAt', iso(v.viewed_at), 'replacedAt', iso(v.replaced_at)) as version
    from offer_letter_versions v where v.offer_letter_id = $1 order by v.version desc limit 100`,
};
export const VERIFICATION = {
  name: 'offer-letter-verification',
  text: `select coalesce(signer_name, worker_name) as signer, iso(signed_at) as "signedAt", status
    from offer_letters where document_hash = $1
      or id = (select offer_letter_id from offer_documents where earlier_sha256 = $1)`,
};
export const AWAITS = {
  name: 'offer-letter-awaits',
  text: `select 1 from offer_letters where live_referral_id = $1 and (status in ${OUT} and expires_at > $2
    or status = 'draft' and sent_at is not null)`,
};
export const PARTIES = {
  name: 'offer-letter-parties',
  text: `select id as "offerLetterId", referral_id as "referralId", job_id as "jobId", employer_id as "employerId",
    referrer_id as "referrerId", worker_name as "workerName", job_title as "jobTitle"
    from offer_letters where id = $1`,
};
/** The number of someone who has left is none. */
export const CONTACT = {
  name: 'offer-worker-contact',
  text: `select r.worker_phone as phone, r.worker_email as email, worker_language(r.id) as language, j.location
    from referrals r join jobs j on j.id = r.job_id
    where r.id = $1 and r.worker_phone like '+%'`,
};
export const READING = {
  name: 'offer-worker-reading',
  text: `select worker_language(r.id) as language, j.location
    from referrals r join jobs j on j.id = r.job_id where r.id = $1`,
};
