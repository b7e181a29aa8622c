import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { COPIES } from '../../contract/vocabulary/copies/document-copies.ts';
import { refusalOfPrint, throwRefusal } from '../../domain/actions/refusal.ts';
import { refusalOfLink } from '../../domain/actions/worker-actions.ts';
import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import type { I9FormId } from '../../domain/form/i9-record.ts';
import type { I9Copies } from '../copies/ports.ts';
import type { EverifyCaseRepository } from '../everify/ports.ts';
import { unknownForm, type FormAccess } from '../form/form-access.ts';
import type { FormPrinter, FormsInTurn } from './form-printer.ts';
import type { ExportPasswords } from './export-passwords.ts';
import type { ExportedCopy, ExportedFile, FormExport } from './form-export.ts';
import type { I9Entries, I9ExportQuery, I9FormRepository, I9Reader, I9Trail } from '../ports.ts';

/** A ZIP names 65,535 files, and corrected forms have several. */
const MOST_FORMS = 10_000;
const FORMS_AT_ONCE = 25;

export interface PrintFormsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: FormAccess;
  readonly forms: I9FormRepository;
  readonly entries: I9Entries;
  readonly cases: EverifyCaseRepository;
  readonly copies: I9Copies;
  readonly reader: Pick<I9Reader, 'toExport' | 'countToExport'>;
  readonly printer: FormPrinter;
  readonly inTurn: FormsInTurn;
  readonly exporting: FormExport;
  readonly passwords: ExportPasswords;
  readonly trail: I9Trail;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly clock: Clock;
}

interface Printed {
  readonly form: I9Form;
  readonly entries: readonly I9Entry[];
  readonly cases: readonly EverifyCase[];
}

export interface StartedExport {
  /** Stands in the file's name and says which password opens it. */
  readonly code: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

interface ExportRun {
  readonly employer: UserId;
  readonly at: Date;
  readonly copies: boolean;
  readonly printer: FormPrinter;
}

/**
 * Prints one form for its parties, or all forms of a period for an inspection. The trail records who took
 * them.
 */
export class PrintForms {
  private readonly needs: PrintFormsNeeds;

  constructor(needs: PrintFormsNeeds) {
    this.needs = needs;
  }

  /**
   * Prints a form. The worker's copy has only section 1 (rules.md#i9-parties). @throws DomainError as
   * `FormAccess.ofParty`
   */
  async one(id: ReferralId, userId: UserId): Promise<Uint8Array> {
    const printed = await this.needs.unitOfWork.transaction(async (): Promise<Printed> => {
      const { form: opened, party } = await this.needs.access.ofParty(id, userId);
      if (refusalOfPrint(opened)) throw unknownForm();
      const at = this.needs.clock.now();
      await this.needs.trail.add({ formId: opened.id, kind: 'printed', actor: party, actorId: userId, at });
      const all = await this.needs.entries.of([opened.id]);
      if (party === 'worker') return { form: opened, entries: all.filter(isWorkers), cases: [] };
      return { form: opened, entries: all, cases: await this.needs.cases.of([opened.id]) };
    });
    return this.print(printed, this.needs.printer);
  }

  /**
   * The worker's copy without an account, by the link that was sent to them. It shows only the last four of
   * its numbers: a link is easily passed on (rules.md#i9-parties).
   * @throws DomainError as `FormAccess.byToken` and `I9Form.assertSection1Signed`; `eligibility.link_expired`
   * (expired), `eligibility.copied_link` (forbidden)
   */
  async byLink(token: string): Promise<Uint8Array> {
    const printed = await this.needs.unitOfWork.transaction(async (): Promise<Printed> => {
      const { form, link } = await this.needs.access.byToken(token);
      const at = this.needs.clock.now();
      throwRefusal(refusalOfLink('print', { kind: link.kind, isOpen: link.isOpen(at) }));
      form.assertSection1Signed();
      await this.needs.trail.add({ formId: form.id, kind: 'printed', actor: 'worker', actorId: null, at });
      const all = await this.needs.entries.of([form.id]);
      return { form, entries: all.filter(isWorkers).map(withLastFour), cases: [] };
    });
    return this.print(printed, this.needs.printer);
  }

  /** How many forms `all` has. */
  count(employer: UserId, query: I9ExportQuery): Promise<number> {
    return this.needs.reader.countToExport(employer, query);
  }

  /**
   * A locked ZIP with an index, the forms as they are now, and what corrected ones said before. It is made while it is sent, a few
   * forms at a time, so that it has them all however many there are. Each form waits for its turn to be printed.
   * @throws DomainError `eligibility.export_too_long` for more than one file holds, Unavailable where too many wait to be printed:
   * both before anything is sent, or written to the trail
   */
  async all(employer: UserId, query: I9ExportQuery): Promise<StartedExport> {
    const most = query.copies ? COPIES.mostFormsOfExport : MOST_FORMS;
    const ids = await this.needs.reader.toExport(employer, query, most + 1);
    if (ids.length > most) throw tooLong(most, query.copies);
    const printer = this.needs.inTurn.begin();
    await this.needs.securityLog.record({ userId: employer, kind: 'data_exported', detail: 'i9' });
    const at = this.needs.clock.now();
    const run = { employer, at, copies: query.copies, printer };
    const code = query.code ?? this.needs.passwords.newCode();
    const locking = { at, password: this.needs.passwords.of(employer, code) };
    return { code, pieces: this.needs.exporting.zip(this.filesOfAll(ids, run), locking) };
  }

  private async *filesOfAll(ids: readonly I9FormId[], run: ExportRun): AsyncGenerator<ExportedFile> {
    for (let from = 0; from < ids.length; from += FORMS_AT_ONCE) {
      for (const printed of await this.take(ids.slice(from, from + FORMS_AT_ONCE), run)) {
        const copies = run.copies ? await this.copiesOf(printed.form.id) : [];
        yield* this.filesOf(printed, copies, run.printer);
      }
    }
  }

  /** In the order of their ids, without those that were purged meanwhile; the trail says that the others were taken. */
  private take(ids: readonly I9FormId[], { employer, at }: ExportRun): Promise<readonly Printed[]> {
    const { unitOfWork, forms, entries: kept, cases: made, trail } = this.needs;
    return unitOfWork.transaction(async () => {
      const found = (await forms.findAll(ids)).filter(({ formStatus }) => formStatus !== 'purged');
      const there = ids.filter((id) => found.some((form) => form.id === id));
      await trail.addExport(there, employer, at);
      const [entries, cases] = [await kept.of(there), await made.of(there)];
      return there.flatMap((id) => {
        const isOwn = ({ formId }: { readonly formId: I9FormId }): boolean => formId === id;
        const form = found.find((one) => one.id === id);
        return form ? [{ form, entries: entries.filter(isOwn), cases: cases.filter(isOwn) }] : [];
      });
    });
  }

  /** Loads the copies that a signature took one after the other, because they are large. */
  private async copiesOf(id: I9FormId): Promise<readonly ExportedCopy[]> {
    const copies: ExportedCopy[] = [];
    for (const { id: copyId, kind, side, entryId } of await this.needs.copies.of([id])) {
      const bytes = entryId && (await this.needs.copies.picture(copyId));
      if (bytes) copies.push({ name: `${copies.length + 1}-${kind}-${side}`, bytes });
    }
    return copies;
  }

  private async *filesOf(
    printed: Printed,
    copies: readonly ExportedCopy[],
    printer: FormPrinter,
  ): AsyncGenerator<ExportedFile> {
    const { form, entries, cases } = printed;
    yield { form, cases, copies, version: null, bytes: await this.print(printed, printer) };
    let version = 1;
    for (const [index, { reason }] of entries.entries()) {
      if (reason === null) continue;
      const bytes = await this.print({ form, entries: entries.slice(0, index), cases: [] }, printer);
      yield { form, cases, copies: [], version, bytes };
      version += 1;
    }
  }

  private print({ form, entries, cases }: Printed, printer: FormPrinter): Promise<Uint8Array> {
    const { id: formId, workerName, company, timeZone } = form;
    const printed = { formId, workerName, company, timeZone, entries, cases };
    return printer.print(printed, this.needs.clock.now());
  }
}

function isWorkers({ kind }: I9Entry): boolean {
  return kind === 'section1' || kind === 'supplement_a';
}

/** `•••••8726` in place of each number that was given. */
function withLastFour(entry: I9Entry): I9Entry {
  const short = Object.entries(entry.numbers).map(
    ([name, number]) => [name, number && number.slice(-4).padStart(number.length, '•')] as const,
  );
  return { ...entry, numbers: Object.fromEntries(short) };
}

function tooLong(most: number, hasCopies: boolean): DomainError {
  const message = `Choose a shorter time: at most ${most} forms${hasCopies ? ' when copies go along' : ' in one file'}`;
  return new DomainError('eligibility.export_too_long', 'rule_broken', message, { path: 'to' });
}
