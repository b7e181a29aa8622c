import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Unavailable } from '#kernel/unavailable.ts';

const WAIT_MS = 15_000;
const DEFAULT_PORT = 3310;

/** Looks for malware in a file. */
export interface FileScanner {
  /** @throws Unavailable if the scanner gives no answer */
  isInfected(bytes: Uint8Array): Promise<boolean>;
}

class ScannerUnavailable extends Unavailable {
  override readonly name = 'ScannerUnavailable';
  override readonly told = {
    code: 'http.scanner_unavailable',
    message: "We can't check files right now. Please try again in a few minutes.",
  };
}

/**
 * ClamAV's daemon over TCP (https://linux.die.net/man/8/clamd, INSTREAM). Its `StreamMaxLength` must allow the
 * largest upload.
 */
export class ClamdScanner implements FileScanner {
  private readonly host: string;
  private readonly port: number;

  /** @param url such as `tcp://clamav:3310` */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.host = hostname;
    this.port = Number(port || DEFAULT_PORT);
  }

  async isInfected(bytes: Uint8Array): Promise<boolean> {
    const answer = await this.answerTo(bytes);
    if (answer.endsWith(' FOUND')) return true;
    if (answer === 'stream: OK') return false;
    throw new ScannerUnavailable(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
  }

  private async answerTo(bytes: Uint8Array): Promise<string> {
    const socket = connect({ host: this.host, port: this.port });
    socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('clamd did not answer in time')));
    try {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      socket.write('zINSTREAM\0');
      // A length of zero ends the file.
      if (bytes.length > 0) socket.write(Buffer.concat([length, bytes]));
      socket.write(Buffer.alloc(4));
      return (await text(socket)).replace(/\0$/, '');
    } catch (error) {
      throw new ScannerUnavailable('clamd is away', { cause: error });
    } finally {
      socket.destroy();
    }
  }
}
