const SHOW_WHOLE_LINE = '\r\u001B[K';

type Out = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** What a long step has come to: one line that is written anew at a terminal, elsewhere a line for each new `stage`. */
export class Progress {
  private readonly out: Out;
  private stage = '';

  constructor(out: Out = process.stdout) {
    this.out = out;
  }

  show(stage: string, detail = ''): void {
    if (this.out.isTTY) this.out.write(`${SHOW_WHOLE_LINE}${stage}${detail}`);
    else if (stage !== this.stage) this.out.write(`${stage}${detail}\n`);
    this.stage = stage;
  }

  /** Says the last of it, and leaves the line. */
  end(text: string): void {
    this.out.write(`${this.out.isTTY ? SHOW_WHOLE_LINE : ''}${text}\n`);
  }
}
