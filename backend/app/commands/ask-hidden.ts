import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks at the terminal and shows nothing of the answer; null where it is broken off with Ctrl-C or Ctrl-D. */
export async function askHidden(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As a terminal, readline takes over the echo before anyone is asked; what it would show goes nowhere.
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  output.write(question);
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(null));
    });
  } finally {
    lines.close();
    output.write('\n');
  }
}
