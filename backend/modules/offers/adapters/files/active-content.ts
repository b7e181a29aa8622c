import { PDFArray, PDFDict, PDFName, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';

/** Names under which a PDF runs something, opens something else, or carries other files. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'RichMedia', 'XFA'];
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'Rendition', 'Movie'];

/** Whether a PDF is more than its pages: a scan never is. */
export function hasActiveContent(pdf: PDFDocument): boolean {
  return pdf.context.enumerateIndirectObjects().some(([, object]) => isActive(object));
}

/** References lead to objects that the document lists separately. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (!(object instanceof PDFDict)) return false;
  const action = object.get(PDFName.of('S'));
  if (action instanceof PDFName && ACTIVE_ACTIONS.includes(action.decodeText())) return true;
  return object.entries().some(([key, value]) => ACTIVE_KEYS.includes(key.decodeText()) || isActive(value));
}
