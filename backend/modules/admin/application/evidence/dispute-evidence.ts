import type { DisputeEvidence } from '#modules/billing/index.ts';
import { activityOf, ADD_ONS } from './disputed-activity.ts';
import type { DisputedLetter, DisputedPayment, DisputedReferral } from './disputed-payment.ts';
import {
  formatCalendarDay,
  formatConsent,
  formatDay,
  formatMoney,
  formatPay,
  formatTime,
} from './evidence-formats.ts';

const LONGEST = 20_000;

/**
 * Evidence for a bank about a disputed payment, as sentences made from letter, consent, and timeline
 * (rules.md#dispute-evidence).
 */
export function evidenceOf(payment: DisputedPayment, note: string): DisputeEvidence {
  const { employerName, employerEmail, lines, referrals } = payment;
  const began = referrals.flatMap(({ hiredAt }) => hiredAt ?? []).toSorted()[0];
  return {
    customerName: employerName,
    customerEmail: employerEmail,
    productDescription: cut(lines.map(({ label, amount }) => `${label}: ${formatMoney(amount)}`).join('\n')),
    serviceDate: began === undefined ? null : formatDay(began),
    activityLog: cut(
      activityOf(payment)
        .map(([at, sentence]) => `${formatTime(at)}: ${sentence}`)
        .join('\n'),
    ),
    // The note first: what does not fit is cut off at the end.
    statement: cut([...(note === '' ? [] : [note]), ...statementOf(payment)].join('\n\n')),
  };
}

function statementOf({ employerName, amount, paidAt, referrals }: DisputedPayment): string[] {
  const when = paidAt ? ` on ${formatTime(paidAt)}` : '';
  const intro = `${employerName} paid ${formatMoney(amount)} on Crewvine${when}. Crewvine is a service through which employers hire workers who are referred to them.`;
  return [intro, ...referrals.flatMap(referralStatement), received(employerName, referrals)];
}

function referralStatement({ workerName, jobTitle, company, hiredAt, letters }: DisputedReferral): string[] {
  const hired = hiredAt ? ` ${workerName} was hired on ${formatTime(hiredAt)}.` : '';
  return [
    `The payment is for ${workerName}, ${jobTitle} at ${company}.${hired}`,
    ...letters.map((letter) => letterStatement(letter, workerName)),
  ];
}

function letterStatement(letter: DisputedLetter, workerName: string): string {
  const { version, payRate, payType, startDate, sentAt, viewedAt, signedAt, signer, sha256 } = letter;
  const { consentAt, consent } = letter;
  const which = version > 1 ? ` (version ${version})` : '';
  const words = consent ? ` under the consent text of ${formatConsent(consent.version)}` : '';
  const starts = startDate ? `, starting ${formatCalendarDay(startDate)}` : '';
  return [
    `The employer offered ${workerName} a job at ${formatPay(payRate, payType)}${starts}, in an offer letter${which}.`,
    sentAt && `The letter was sent on ${formatTime(sentAt)}.`,
    viewedAt && `The worker opened it on ${formatTime(viewedAt)}.`,
    consentAt && `The worker agreed to sign electronically on ${formatTime(consentAt)}${words}.`,
    signedAt && `${signer ?? workerName} signed it on ${formatTime(signedAt)}.`,
    sha256 && `The SHA-256 of the signed document, which shows that it was not changed, is ${sha256}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Lists what the cardholder received for the money. */
function received(employerName: string, referrals: readonly DisputedReferral[]): string {
  const got = referrals.flatMap(receivedFor);
  if (got.length === 0) return `Nothing was delivered to ${employerName} yet.`;
  return [`What ${employerName} received:`, ...got.map((one) => `- ${one}`)].join('\n');
}

function receivedFor({ workerName, confirmedAt, hiredAt, letters, addOns }: DisputedReferral): string[] {
  const signed = letters.flatMap(({ signedAt }) => signedAt ?? []);
  return [
    confirmedAt && `The contact details of ${workerName}, on ${formatTime(confirmedAt)}.`,
    ...signed.map((at) => `The offer letter signed by ${workerName}, on ${formatTime(at)}.`),
    hiredAt && `The hire of ${workerName}, on ${formatTime(hiredAt)}.`,
    ...addOns.map(
      ({ kind, completedAt }) =>
        completedAt && `The ${ADD_ONS[kind]} of ${workerName}, completed on ${formatTime(completedAt)}.`,
    ),
  ].filter((one): one is string => typeof one === 'string');
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}
