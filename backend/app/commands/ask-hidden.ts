import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks at the terminal and hides the answer; null after Ctrl-C or Ctrl-D. */
export async function askHidden(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // With `terminal`, readline controls the echo before the question appears; its output goes nowhere.
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
