import type { I9FormAnswer } from '../../contract/form/i9-form.ts';
import type { Section1Answer } from '../../contract/form/section1.ts';
import type { DocumentAnswer, Section2Answer } from '../../contract/form/section2.ts';
import { FORM_I9, i9Document } from '../../contract/vocabulary/form/form-i9.ts';
import { isShortJob, section2DueOn } from '../../domain/due/i9-dates.ts';
import { employerActions } from '../../domain/actions/employer-actions.ts';
import { workerActions, type WorkersForm } from '../../domain/actions/worker-actions.ts';
import { lateSections } from '../../domain/due/lateness.ts';
import type { I9Entry, I9EntryKind, I9Numbers } from '../../domain/form/i9-entry.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { Section1, ShownDocument } from '../../domain/form/i9-record.ts';
import { mustConfirmUnrelated } from '../../domain/retention/end-of-hire.ts';
import { rehireUntil } from '../../domain/retention/rehire.ts';
import { presentCopy } from '../copies/document-copies.ts';
import type { CopyRow } from '../copies/ports.ts';
import { mismatchOf, openCaseOf, presentCase } from '../everify/present-case.ts';
import type { I9TrailRow } from '../ports.ts';
import { documentNumber, noticeNumber } from './section-content.ts';

export interface FormView {
  readonly form: I9Form;
  readonly entries: readonly I9Entry[];
  readonly cases: readonly EverifyCase[];
  /** For the employer. */
  readonly copies: readonly CopyRow[];
  readonly now: Date;
  readonly isEmployer: boolean;
  readonly linkUrl: string | null;
  readonly trail: readonly I9TrailRow[];
  readonly lastRepresentative?: I9FormAnswer['lastRepresentative'];
}

type EntryOf<Kind extends I9EntryKind> = I9Entry & { readonly kind: Kind };

/** All of one kind, the oldest first. */
export function entriesOf<Kind extends I9EntryKind>(
  entries: readonly I9Entry[],
  kind: Kind,
): readonly EntryOf<Kind>[] {
  return entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
}

/** With the numbers as they are given: whole, or their last four. */
export function presentSection1(data: Section1, numbers: I9Numbers | null): Section1Answer {
  const { ssnLast4, uscisLast4, i94Last4, passportLast4, signer = 'self', signerName = null, ...rest } = data;
  return {
    ...rest,
    signer,
    signerName,
    ssn: numbers?.['ssn'] ?? ssnLast4,
    uscisNumber: numbers?.['uscis'] ?? uscisLast4,
    i94Number: numbers?.['i94'] ?? i94Last4,
    passportNumber: numbers?.['passport'] ?? passportLast4,
  };
}

function presentDocument(document: ShownDocument, index: number, numbers: I9Numbers): DocumentAnswer {
  const { kind, authority, numberLast4, expiresOn, isReceipt } = document;
  const { category = null, admissionClass = null, examinedOn = null } = document;
  const { list, title } = i9Document(kind);
  return {
    kind,
    list,
    title,
    authority,
    number: numbers[documentNumber(index)] ?? numberLast4,
    expiresOn,
    isReceipt,
    category,
    noticeNumber: numbers[noticeNumber(index)] ?? null,
    admissionClass,
    examinedOn,
  };
}

function presentDocuments(documents: readonly ShownDocument[], numbers: I9Numbers): DocumentAnswer[] {
  return documents.map((one, index) => presentDocument(one, index, numbers));
}

function presentSection2(entry: EntryOf<'section2'> | undefined): Section2Answer | null {
  if (!entry) return null;
  const { section, documents } = entry.data;
  return {
    ...section,
    lateReason: section.lateReason ?? null,
    documents: presentDocuments(documents, entry.numbers),
  };
}

function presentSupplements(entries: readonly I9Entry[]): I9FormAnswer['supplements'] {
  return entries.flatMap((entry): I9FormAnswer['supplements'] => {
    if (entry.kind === 'supplement_a') {
      const { signedOn, signature, firstName, lastName } = entry.data;
      const name = `${firstName} ${lastName}`;
      return [{ kind: 'A', signedOn, signature, name, rehiredOn: null, newName: null, documents: [] }];
    }
    if (entry.kind !== 'supplement_b') return [];
    const { signedOn, signature, representativeName, rehiredOn, newName } = entry.data;
    return [
      {
        kind: 'B',
        signedOn,
        signature,
        name: representativeName,
        rehiredOn,
        newName: newName && `${newName.firstName} ${newName.lastName}`,
        documents: presentDocuments(entry.data.documents, entry.numbers),
      },
    ];
  });
}

function presentCorrections(entries: readonly I9Entry[]): I9FormAnswer['corrections'] {
  return entries.flatMap((entry): I9FormAnswer['corrections'] => {
    if (entry.reason === null) return [];
    const at = entry.at.toISOString();
    if (entry.kind === 'section1')
      return [{ section: 'section1', at, reason: entry.reason, signature: entry.data.signature }];
    if (entry.kind === 'section2')
      return [{ section: 'section2', at, reason: entry.reason, signature: entry.data.section.signature }];
    return [];
  });
}

/** The entries that a party may see: workers see only their own (rules.md#i9-parties). */
function seenBy(entries: readonly I9Entry[], isEmployer: boolean): readonly I9Entry[] {
  return isEmployer ? entries : entries.filter(({ kind }) => kind === 'section1' || kind === 'supplement_a');
}

function seenByWorker({ formStatus, section1Status }: I9Form, cases: readonly EverifyCase[]): WorkersForm {
  return { formStatus, section1Status, openCase: openCaseOf(cases) };
}

export function presentForm(view: FormView): I9FormAnswer {
  const { form, entries: all, cases, copies, now, isEmployer, linkUrl, trail } = view;
  const entries = seenBy(all, isEmployer);
  const section1 = entriesOf(entries, 'section1').at(-1);
  const { due, startsOn } = form;
  const today = form.today(now);
  return {
    referralId: form.referralId,
    workerName: form.workerName,
    jobTitle: form.jobTitle,
    company: form.company,
    edition: FORM_I9.edition,
    status: form.formStatus,
    section1Status: form.section1Status,
    section1SignedAt: form.section1CompletedAt?.toISOString() ?? null,
    section2Status: form.section2Status,
    section2SignedAt: form.section2CompletedAt?.toISOString() ?? null,
    acceptedOn: form.acceptedOn,
    startsOn,
    section2DueOn: startsOn === null ? null : section2DueOn(startsOn, form),
    lateSections: isEmployer ? [...lateSections(form, today)] : [],
    expectedEndOn: form.expectedEndOn,
    isShortJob: startsOn !== null && isShortJob(startsOn, form),
    due: due && { ...due, isLate: due.on !== null && due.on < today },
    actions: isEmployer ? employerActions(form, today) : workerActions(seenByWorker(form, cases)),
    reverifyOn: isEmployer ? form.reverifyOn : null,
    section1: section1 ? presentSection1(section1.data, section1.numbers) : null,
    section2: presentSection2(entriesOf(entries, 'section2').at(-1)),
    supplements: presentSupplements(entries),
    corrections: presentCorrections(entries),
    lastRepresentative: view.lastRepresentative ?? null,
    usesEverify: form.usesEverify,
    copiesDocuments: form.copiesDocuments,
    copies: copies.map(presentCopy),
    everifyCases: isEmployer ? cases.map((one) => presentCase(one, form, today)) : [],
    mismatch: isEmployer ? null : mismatchOf(cases),
    endedOn: form.endedOn,
    mustConfirmUnrelated: isEmployer && mustConfirmUnrelated(form),
    rehireUntil: isEmployer ? rehireUntil(form) : null,
    retentionExpiry: isEmployer ? form.retentionExpiry : null,
    isHeld: isEmployer && form.heldAt !== null,
    holdReason: isEmployer ? form.complianceNotes : null,
    linkUrl,
    trail: [...trail],
  };
}
