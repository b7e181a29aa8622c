import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const CONFIG = path.resolve(import.meta.dirname, '../../../.oxfmtrc.json');

/** `text` as the formatter writes a file of that name, with the settings of the repository. Throws where it cannot read it. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(CONFIG, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path.basename(file), text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
