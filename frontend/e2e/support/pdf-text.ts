import { extractText } from 'unpdf';

/** All that a PDF says, a space between any two of its texts. */
export async function pdfText(pdf: Buffer | undefined): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf ?? []), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
