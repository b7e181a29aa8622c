import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { COPIES } from '../contract/vocabulary/document-copies.ts';
import type { EverifyCase } from '../domain/everify/everify-case.ts';
import type { I9Entry } from '../domain/i9-entry.ts';
import type { I9Form } from '../domain/i9-form.ts';
import type { I9FormId } from '../domain/i9-record.ts';
import type { I9Copies } from './copies/ports.ts';
import type { EverifyCaseRepository } from './everify/ports.ts';
import { unknownForm, type FormAccess } from './form-access.ts';
import type { FormPrinter } from './form-printer.ts';
import type { ExportedCopy, ExportedFile, FormExport } from './form-export.ts';
import type { I9Entries, I9ExportQuery, I9FormRepository, I9Reader, I9Trail } from './ports.ts';

export interface PrintFormsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly entries: I9Entries;
  readonly cases: EverifyCaseRepository;
  readonly copies: I9Copies;
  readonly reader: Pick<I9Reader, 'toExport'>;
  readonly printer: FormPrinter;
  readonly exporting: FormExport;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

interface Printed {
  readonly form: I9Form;
  readonly entries: readonly I9Entry[];
  readonly cases: readonly EverifyCase[];
}

/** The form on paper: one for its parties, all of a time for an inspection. Who took it is part of the trail. */
export class PrintForms {
  private readonly needs: PrintFormsNeeds;

  constructor(needs: PrintFormsNeeds) {
    this.needs = needs;
  }

  /** The worker's copy has section 1 alone (rules.md#i9-parties). @throws DomainError as `FormAccess.ofParty` */
  async one(id: ReferralId, userId: UserId): Promise<Uint8Array> {
    const printed = await this.needs.unitOfWork.transaction(async (): Promise<Printed> => {
      const { form: opened, party } = await this.needs.access.ofParty(id, userId);
      if (opened.formStatus === 'purged') throw unknownForm();
      const at = this.needs.clock.now();
      await this.needs.trail.add({ formId: opened.id, kind: 'printed', actor: party, actorId: userId, at });
      const all = await this.needs.entries.of([opened.id]);
      if (party === 'worker') return { form: opened, entries: all.filter(isWorkers), cases: [] };
      return { form: opened, entries: all, cases: await this.needs.cases.of([opened.id]) };
    });
    return this.print(printed);
  }

  /** A ZIP with an index, the forms as they are now, and what corrected ones said before. */
  async all(employer: UserId, query: I9ExportQuery): Promise<Uint8Array> {
    const ids = await this.needs.reader.toExport(employer, query);
    if (query.copies && ids.length > COPIES.mostFormsOfExport) throw tooLong();
    const at = this.needs.clock.now();
    const { forms, entries, cases } = await this.needs.unitOfWork.transaction(async () => {
      const found = await this.needs.forms.findAll(ids);
      await this.needs.trail.addExport(ids, employer, at);
      const ownCases = await this.needs.cases.of(ids);
      return { forms: found, entries: await this.needs.entries.of(ids), cases: ownCases };
    });
    const files: ExportedFile[] = [];
    for (const id of ids) {
      const form = forms.find((one) => one.id === id);
      if (!form || form.formStatus === 'purged') continue;
      const isOwn = ({ formId }: { readonly formId: I9FormId }): boolean => formId === id;
      const printed = { form, entries: entries.filter(isOwn), cases: cases.filter(isOwn) };
      files.push(...(await this.filesOf(printed, query.copies ? await this.copiesOf(id) : [])));
    }
    return this.needs.exporting.zip(files, at);
  }

  /** What a signature has taken; one after the other, because they are large. */
  private async copiesOf(id: I9FormId): Promise<readonly ExportedCopy[]> {
    const copies: ExportedCopy[] = [];
    for (const { id: copyId, kind, side, entryId } of await this.needs.copies.of([id])) {
      const bytes = entryId && (await this.needs.copies.picture(copyId));
      if (bytes) copies.push({ name: `${copies.length + 1}-${kind}-${side}`, bytes });
    }
    return copies;
  }

  private async filesOf(printed: Printed, copies: readonly ExportedCopy[]): Promise<readonly ExportedFile[]> {
    const { form, entries, cases } = printed;
    const files: ExportedFile[] = [{ form, cases, copies, version: null, bytes: await this.print(printed) }];
    for (const [index, { reason }] of entries.entries()) {
      if (reason === null) continue;
      const bytes = await this.print({ form, entries: entries.slice(0, index), cases: [] });
      files.push({ form, cases, copies: [], version: files.length, bytes });
    }
    return files;
  }

  private print({ form: { id: formId, workerName, company }, entries, cases }: Printed): Promise<Uint8Array> {
    return this.needs.printer.print({ formId, workerName, company, entries, cases }, this.needs.clock.now());
  }
}

function isWorkers({ kind }: I9Entry): boolean {
  return kind === 'section1' || kind === 'supplement_a';
}

function tooLong(): DomainError {
  const message = 'Choose a shorter time: at most 100 forms when copies go along';
  return new DomainError('eligibility.export_too_long', 'rule_broken', message, { path: 'to' });
}
