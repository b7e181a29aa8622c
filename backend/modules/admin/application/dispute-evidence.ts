import type { DisputeEvidence } from '#modules/billing/index.ts';

/** Everything that is known of a disputed payment, as it is read for its evidence. Instants are ISO strings. */
export interface DisputedPayment {
  readonly employerName: string;
  readonly employerEmail: string;
  readonly amount: string;
  readonly paidAt: string | null;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly referrals: readonly DisputedReferral[];
}

export interface DisputedReferral {
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly confirmedAt: string | null;
  readonly hiredAt: string | null;
  readonly letters: readonly DisputedLetter[];
  readonly steps: readonly { readonly at: string; readonly to: string }[];
}

interface DisputedLetter {
  readonly version: number;
  readonly status: string;
  readonly payRate: string;
  readonly startDate: string | null;
  readonly sentAt: string | null;
  readonly viewedAt: string | null;
  readonly signedAt: string | null;
  readonly signer: string | null;
  /** Of the signed document. */
  readonly sha256: string | null;
  /** When the worker agreed to sign electronically, and the text of that, where it was kept. */
  readonly consentAt: string | null;
  readonly consent: { readonly version: string; readonly sha256: string; readonly text: string } | null;
  readonly events: readonly { readonly at: string; readonly kind: string; readonly channel: string }[];
}

const LONGEST = 20_000;

/** What a bank is told about a disputed payment, made from letter, consent and timeline (rules.md#dispute-evidence). */
export function evidenceOf(payment: DisputedPayment, note: string): DisputeEvidence {
  const { employerName, employerEmail, lines, referrals } = payment;
  const began = referrals.flatMap(({ hiredAt }) => hiredAt ?? []).toSorted();
  return {
    customerName: employerName,
    customerEmail: employerEmail,
    productDescription: cut(lines.map(({ label, amount }) => `${label}: $${amount}`).join('\n')),
    serviceDate: began[0]?.slice(0, 10) ?? null,
    activityLog: cut(
      activityOf(payment)
        .map(([at, words]) => `${at}  ${words}`)
        .join('\n'),
    ),
    // The note first: what does not fit is cut off at the end.
    statement: cut([...(note === '' ? [] : [note]), ...statementOf(payment)].join('\n\n')),
  };
}

type Happened = readonly [at: string, words: string];

/** Everything that happened, in the order of time. */
export function activityOf({ amount, paidAt, referrals }: DisputedPayment): readonly Happened[] {
  const rows: Happened[] = referrals.flatMap((referral) => {
    const { workerName, confirmedAt, steps, letters } = referral;
    return [
      ...steps.map(({ at, to }) => [at, `${workerName}: ${to.replaceAll('_', ' ')}`] as const),
      ...(confirmedAt ? [[confirmedAt, `${workerName} confirmed the referral`] as const] : []),
      ...letters.flatMap(({ version, events }) =>
        events.map(
          ({ at, kind, channel }) =>
            [
              at,
              `Offer letter ${version} to ${workerName}: ${kind.replaceAll('_', ' ')} (${channel})`,
            ] as const,
        ),
      ),
    ];
  });
  if (paidAt) rows.push([paidAt, `The employer paid $${amount}`]);
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function statementOf({ employerName, amount, referrals }: DisputedPayment): string[] {
  const intro = `${employerName} paid $${amount} on Crewvine, a service through which employers hire workers who are referred to them.`;
  return [intro, ...referrals.flatMap(referralStatement)];
}

function referralStatement({ workerName, jobTitle, company, hiredAt, letters }: DisputedReferral): string[] {
  const hired = hiredAt ? ` ${workerName} was hired on ${day(hiredAt)}.` : '';
  return [
    `The payment is for ${workerName}, ${jobTitle} at ${company}.${hired}`,
    ...letters.map((letter) => letterStatement(letter, workerName)),
  ];
}

function letterStatement(letter: DisputedLetter, workerName: string): string {
  const { version, payRate, startDate, sentAt, viewedAt, signedAt, signer, sha256, consentAt, consent } =
    letter;
  const words = consent ? ` (consent ${consent.version}, SHA-256 ${consent.sha256})` : '';
  const starts = startDate ? `, starting ${startDate}` : '';
  return [
    `The employer made offer letter ${version} for ${workerName}: ${payRate}${starts}.`,
    sentAt && `It was sent on ${day(sentAt)}.`,
    viewedAt && `The worker opened it on ${day(viewedAt)}.`,
    consentAt && `The worker agreed to sign electronically on ${day(consentAt)}${words}.`,
    signedAt && `${signer ?? workerName} signed it on ${day(signedAt)}.`,
    sha256 && `SHA-256 of the signed document: ${sha256}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function day(at: string): string {
  return `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}
