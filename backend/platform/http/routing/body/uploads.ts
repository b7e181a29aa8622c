import type { Context } from 'koa';
import { DomainError } from '#kernel/domain-error.ts';
import type { FileScanner } from '#platform/outside/clamd-scanner.ts';
import { HttpError } from '../../errors.ts';
import { readRawBody, tooLarge } from './body.ts';

/** The one way in for files, so that each is scanned if there is a scanner (rules.md#malware). */
export class Uploads {
  private readonly scanner: FileScanner | null;

  constructor(scanner: FileScanner | null) {
    this.scanner = scanner;
  }

  /**
   * A file as the whole body. If its length is declared, one that is too large is rejected before its bytes
   * arrive, else at the first byte too many.
   * @throws HttpError 413, 415 compressed, 429 with too many files at the same time
   * @throws DomainError (422) `http.infected_file`
   * @throws Unavailable (503) if the scanner gives no answer
   */
  async read(ctx: Context, maxBytes: number): Promise<Buffer> {
    if (ctx.get('Content-Encoding') !== '')
      throw new HttpError(415, 'http.encoded', 'A file must come as it is');
    if ((ctx.request.length ?? 0) > maxBytes) throw tooLarge();
    const bytes = await readRawBody(ctx, maxBytes);
    if (await this.scanner?.isInfected(bytes))
      throw new DomainError(
        'http.infected_file',
        'rule_broken',
        'This file contains malware. Please choose another one.',
      );
    return bytes;
  }
}
