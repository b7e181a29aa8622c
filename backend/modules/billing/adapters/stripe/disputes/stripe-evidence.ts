import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type {
  DisputeEvidence,
  EvidenceFile,
  SentEvidence,
} from '#modules/billing/application/provider/payment-provider.ts';
import { EVIDENCE_FILES, type EvidenceFileKind } from '#contract/billing/vocabulary/disputes/evidence.ts';

/** The fields of Stripe where a bank expects each of them. */
const FIELDS = {
  letter: 'service_documentation',
  consent: 'customer_communication',
  timeline: 'uncategorized_file',
} as const satisfies Record<EvidenceFileKind, keyof Stripe.DisputeUpdateParams.Evidence>;

/** Sends files first, then the answer that names them. Repeating the same text and files is one answer. */
export async function tellBank(
  stripe: Stripe,
  disputeId: string,
  told: DisputeEvidence,
  files: readonly EvidenceFile[],
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(told));
  const named: Stripe.DisputeUpdateParams.Evidence = fieldsOf(told);
  for (const { kind, bytes } of files) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    hash.update(`${kind} ${sha256}`);
    const { id } = await stripe.files.create(
      {
        purpose: 'dispute_evidence',
        file: { data: Buffer.from(bytes), name: `${kind}.pdf`, type: 'application/pdf' },
      },
      { idempotencyKey: `evidence-file:${disputeId}:${kind}:${sha256}` },
    );
    named[FIELDS[kind]] = id;
  }
  const options = { idempotencyKey: `evidence:${disputeId}:${hash.digest('hex')}` };
  await stripe.disputes.update(disputeId, { evidence: named, submit: true }, options);
}

/** Stripe's copy; null if nothing was submitted. */
export async function whatBankWasTold(stripe: Stripe, disputeId: string): Promise<SentEvidence | null> {
  const expand = EVIDENCE_FILES.map((kind) => `evidence.${FIELDS[kind]}`);
  const { evidence, evidence_details: details } = await stripe.disputes.retrieve(disputeId, { expand });
  if ((details.submission_count ?? 0) === 0) return null;
  return {
    customerName: evidence.customer_name ?? '',
    customerEmail: evidence.customer_email_address ?? '',
    productDescription: evidence.product_description ?? '',
    serviceDate: evidence.service_date ?? null,
    activityLog: evidence.access_activity_log ?? '',
    statement: evidence.uncategorized_text ?? '',
    files: EVIDENCE_FILES.flatMap((kind) => {
      const file = evidence[FIELDS[kind]];
      return file && typeof file !== 'string' ? [{ kind, size: file.size }] : [];
    }),
  };
}

/** Evidence for a charge, in the fields that Stripe passes on to the bank. */
function fieldsOf(told: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: told.customerName,
    customer_email_address: told.customerEmail,
    product_description: told.productDescription,
    access_activity_log: told.activityLog,
    uncategorized_text: told.statement,
    ...(told.serviceDate !== null && { service_date: told.serviceDate }),
  };
}
