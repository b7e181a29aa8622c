import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const CONFIG = path.resolve(import.meta.dirname, '../../../.oxfmtrc.json');

/**
 * `text` formatted like a file of that name, with the repository's settings. Throws if it cannot be parsed.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(CONFIG, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path.basename(file), text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
