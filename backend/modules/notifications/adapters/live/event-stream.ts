import { Readable } from 'node:stream';
import type { LiveConnection } from '../../application/live/live-stream.ts';

/**
 * Bytes that a browser has not read yet. A browser that exceeds this is disconnected; it reconnects and
 * catches up.
 */
const MOST_WAITING = 64 * 1024;

/** The body of an open-ended response. Its buffer and the socket's are all that wait for a slow reader. */
export class EventStream extends Readable implements LiveConnection {
  private isOver = false;

  constructor() {
    super({ read: () => undefined });
  }

  write(text: string): boolean {
    if (this.destroyed || this.isOver) return false;
    if (this.readableLength > MOST_WAITING) {
      this.destroy();
      return false;
    }
    this.push(text);
    return true;
  }

  end(): void {
    if (this.destroyed || this.isOver) return;
    this.isOver = true;
    this.push(null);
  }
}
