import {
  PDFCheckBox,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  type PDFWidgetAnnotation,
} from 'pdf-lib';
import { extractText } from 'unpdf';
import { FORM_I9 } from '../../contract/vocabulary/form/form-i9.ts';
import { FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form/form-i9-fields.ts';

/** The place of a field, in points from the lower left corner of its page. */
export interface FieldPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isBox: boolean;
}

/** The file that USCIS offers, without its fields: its pages, and the place of each field. */
export class OfficialTemplate {
  readonly pdf: PDFDocument;
  private readonly places: ReadonlyMap<string, FieldPlace>;

  private constructor(pdf: PDFDocument, places: ReadonlyMap<string, FieldPlace>) {
    this.pdf = pdf;
    this.places = places;
  }

  /** @throws Error for a file that is locked, of another edition, or without a field of the edition */
  static async read(bytes: Uint8Array): Promise<OfficialTemplate> {
    await assertEdition(bytes);
    const pdf = await PDFDocument.load(bytes);
    const places = placesIn(pdf);
    const missing = allFields().filter((name) => !places.has(name));
    if (missing.length > 0) throw new Error(`The file has no field ${missing.slice(0, 3).join(', ')}`);
    // A filed form must not be editable: its texts are drawn in the places of the fields.
    for (const page of pdf.getPages()) page.node.delete(PDFName.of('Annots'));
    pdf.catalog.delete(PDFName.of('AcroForm'));
    return new OfficialTemplate(pdf, places);
  }

  placeOf(name: string): FieldPlace {
    const place = this.places.get(name);
    if (!place) throw new Error(`The edition has no field ${name}`);
    return place;
  }
}

/** Every name that the edition's map has, as an operator's file must have it. */
export function allFields(): readonly string[] {
  const { section1, statuses, documents, section2, supplementA, supplementB } = FIELDS;
  const { row: rowA, ...headA } = supplementA;
  const { row: rowB, ...headB } = supplementB;
  type Row = (index: number) => Readonly<Record<string, string>>;
  const rowsOf = (count: number, row: Row): readonly string[] =>
    Array.from({ length: count }, (_, index) => Object.values(row(index))).flat();
  return [
    ...[section1, statuses, section2, headA, headB].flatMap((part) => Object.values<string>(part)),
    ...Object.values(documents).flat(2),
    ...rowsOf(FORM_I9.mostPreparers, rowA),
    ...rowsOf(FORM_I9.mostReverifications, rowB),
  ];
}

/** Printed at the foot of its pages. */
async function assertEdition(bytes: Uint8Array): Promise<void> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  if (!text.replaceAll(/\s+/g, ' ').includes(`Edition ${FORM_I9.edition}`))
    throw new Error(`The file is not of the edition ${FORM_I9.edition}`);
}

function placesIn(pdf: PDFDocument): ReadonlyMap<string, FieldPlace> {
  const pages = pdf.getPages();
  const places = new Map<string, FieldPlace>();
  for (const field of pdf.getForm().getFields()) {
    const isBox = field instanceof PDFCheckBox;
    const own = field.acroField.getWidgets().map((widget): FieldPlace => {
      return { ...widget.getRectangle(), page: pageOf(pdf, pages, widget), isBox };
    });
    own.sort((a, b) => a.page - b.page || b.y - a.y || a.x - b.x);
    for (const [index, place] of own.entries())
      places.set(index === 0 ? field.getName() : `${field.getName()}@${index}`, place);
  }
  return places;
}

/** Not every file says it of each place. */
function pageOf(pdf: PDFDocument, pages: readonly PDFPage[], widget: PDFWidgetAnnotation): number {
  const named = pages.findIndex(({ ref }) => ref === widget.P());
  if (named >= 0) return named;
  const ref: PDFRef | undefined = pdf.context.getObjectRef(widget.dict);
  const listing = pages.findIndex(({ node }) => ref && node.Annots()?.indexOf(ref) !== undefined);
  if (listing < 0) throw new Error('The file has a field on no page');
  return listing;
}
