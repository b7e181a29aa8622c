import { extractText } from 'unpdf';

/** The whole text of a PDF, with a space between any two of its texts. */
export async function pdfText(pdf: Buffer | undefined): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf ?? []), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
