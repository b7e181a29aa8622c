import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { FormPrinter, FormToPrint } from '../../application/export/form-printer.ts';
import { OfficialTemplate } from './official-template.ts';

interface OfficialFormNeeds {
  /** Where an operator has put the file that USCIS offers: it comes with no package and changes with each edition. */
  readonly file: string;
  readonly filling: FormPrinter;
  /** Prints where the file cannot be filled. */
  readonly drawing: FormPrinter;
  readonly log: Pick<Logger, 'error'>;
}

/** The official form where its file can be filled. One that cannot, or is of another edition, is said in the log once. */
export class OfficialFormPrinter implements FormPrinter {
  private readonly needs: OfficialFormNeeds;
  private printer: Promise<FormPrinter> | null = null;

  constructor(needs: OfficialFormNeeds) {
    this.needs = needs;
  }

  async print(form: FormToPrint, at: Date): Promise<Uint8Array> {
    this.printer ??= this.choose();
    return (await this.printer).print(form, at);
  }

  private async choose(): Promise<FormPrinter> {
    const { file, filling, drawing, log } = this.needs;
    try {
      await OfficialTemplate.read(await readFile(file));
      return filling;
    } catch (error) {
      log.error({ err: error }, 'the file of Form I-9 cannot be filled: forms are drawn instead');
      return drawing;
    }
  }
}
