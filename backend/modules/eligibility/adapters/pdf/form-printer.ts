import type { Logger } from 'pino';
import type { Printers, Printing } from '#platform/pdf/threads/printing-threads.ts';
import type { FormPrinter, FormsInTurn } from '../../application/export/form-printer.ts';
import type { OfficialFormFilling } from './official-form-filling.ts';
import { OfficialFormPrinter } from './official-form-printer.ts';
import type { PdfFormPrinter } from './pdf-form-printer.ts';

/** The file of USCIS where an operator has put it there, our drawing of it otherwise. */
export function formPrinter(
  { i9FormPdf: file }: { readonly i9FormPdf: string | null },
  log: Pick<Logger, 'error'>,
  printers: Printers,
): FormPrinter {
  const drawn = new URL('./pdf-form-printer.ts', import.meta.url);
  const drawing = { print: printers.of<PdfFormPrinter>(drawn, 'PdfFormPrinter')('print') };
  if (file === null) return drawing;
  const official = new URL('./official-form-filling.ts', import.meta.url);
  const filling = printers.of<OfficialFormFilling>(official, 'OfficialFormFilling', file);
  return new OfficialFormPrinter({ file, filling: { print: filling('print') }, drawing, log });
}

export function formsInTurn(
  settings: { readonly i9FormPdf: string | null },
  log: Pick<Logger, 'error'>,
  printing: Printing,
): FormsInTurn {
  const printer = formPrinter(settings, log, printing.inTurn);
  return {
    begin() {
      printing.refuseIfFull();
      return printer;
    },
  };
}
