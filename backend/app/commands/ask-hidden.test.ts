import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askHidden } from './ask-hidden.ts';

function ask(typed: string): { answer: Promise<string | null>; shown: () => string } {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (chunk) => (shown += String(chunk)));
  const answer = askHidden('Password: ', input, output);
  input.write(typed);
  return { answer, shown: () => shown };
}

describe('the password prompt', () => {
  it('the prompt returns the typed password without showing it', async () => {
    const { answer, shown } = ask('sturdy hammer 9\n');
    expect(await answer).toBe('sturdy hammer 9');
    expect(shown()).toBe('Password: \n');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('the prompt gives no answer after %s', async (_key, typed) => {
    expect(await ask(typed).answer).toBeNull();
  });
});
