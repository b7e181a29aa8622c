const SHOW_WHOLE_LINE = '\r\u001B[K';

type Out = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * The progress of a long step: one line that is overwritten at a terminal, elsewhere a line for each new
 * `step`.
 */
export class Progress {
  private readonly out: Out;
  private step = '';

  constructor(out: Out = process.stdout) {
    this.out = out;
  }

  show(step: string, detail = ''): void {
    if (this.out.isTTY) this.out.write(`${SHOW_WHOLE_LINE}${step}${detail}`);
    else if (step !== this.step) this.out.write(`${step}${detail}\n`);
    this.step = step;
  }

  /** Prints the final state and ends the line. */
  end(text: string): void {
    this.out.write(`${this.out.isTTY ? SHOW_WHOLE_LINE : ''}${text}\n`);
  }
}
