import { ExportPasswords } from '../application/export/export-passwords.ts';
import { PrintForms } from '../application/export/print-forms.ts';
import type { EligibilityBase } from './eligibility-base.ts';
import type { EligibilityOutside } from './eligibility-outside.ts';
import { ZipFormExport } from './export/zip-form-export.ts';
import { i9DocumentRoutes } from './http/export/i9-document.routes.ts';
import { formPrinter, formsInTurn } from './pdf/form-printer.ts';

/** Forms as PDF, one or many. */
export function wireExport({ platform, securityLog }: EligibilityOutside, base: EligibilityBase) {
  const { settings, log, printing, unitOfWork, clock } = platform;
  const { access, forms, entries, cases, copies, reader, trail } = base;
  const passwords = new ExportPasswords(platform.linkSecrets);
  const printForms = new PrintForms({
    unitOfWork,
    access,
    forms,
    entries,
    cases,
    copies,
    reader,
    printer: formPrinter(settings, log, printing),
    inTurn: formsInTurn(settings, log, printing),
    exporting: new ZipFormExport(),
    passwords,
    trail,
    securityLog,
    clock,
  });
  return i9DocumentRoutes(printForms, passwords);
}
