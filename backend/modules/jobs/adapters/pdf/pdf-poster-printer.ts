import { PDFDocument } from 'pdf-lib';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import type { PayoutTerm } from '#modules/billing/index.ts';
import type { PosterJob, PosterPrinter } from '../../application/sharing/print-poster.ts';
import { PosterSheet, SHEET } from './poster-sheet.ts';
import {
  bonusAmount,
  payLabel,
  POSTER_LABELS as WORDS,
  scheduleLabel,
  timingLabel,
  type Pair,
} from './poster-labels.ts';
import { qrPath, type QrPath } from '#platform/pdf/qr-path.ts';

const { margin } = SHEET;
const FULL = SHEET.width - 2 * margin;
const QR = { side: 180, gap: 24 };
const OFFER_TOP = 272;
const BOX_TOP = OFFER_TOP - 14;
const STRIPS = { count: 7, top: 648, qr: 66 };

interface Poster {
  readonly job: PosterJob;
  readonly bonus: string | null;
  readonly timing: Pair;
  readonly qr: QrPath;
  readonly host: string;
}

/** Black on white, on letter or A4, with strips to tear off along the foot. */
export class PdfPosterPrinter implements PosterPrinter {
  private readonly payoutTerms: readonly PayoutTerm[];

  constructor(payoutTerms: readonly PayoutTerm[]) {
    this.payoutTerms = payoutTerms;
  }

  async print(job: PosterJob, link: string): Promise<Uint8Array> {
    const pdf = await PDFDocument.create();
    pdf.setTitle(withoutTurns(`${job.title}, ${job.company}`), { showInWindowTitleBar: true });
    pdf.setAuthor(withoutTurns(job.company));
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage('en-US');
    pdf.setCreationDate(new Date(job.createdAt));
    pdf.setModificationDate(new Date(job.createdAt));
    const { title, company, location, payRate, schedule } = job;
    const faces = await embedFaces(pdf, [title, company, location, payRate, schedule].join(' '));
    const sheet = new PosterSheet(pdf.addPage([SHEET.width, SHEET.height]), faces);
    const poster = {
      job,
      bonus: job.bonusCents > 0 ? bonusAmount(job.bonusCents) : null,
      timing: timingLabel(this.payoutTerms),
      qr: qrPath(link),
      host: new URL(link).host,
    };
    writeHead(sheet, job);
    writeOffer(sheet, poster);
    writeFacts(sheet, poster);
    writeStrips(sheet, poster);
    return pdf.save();
  }
}

/** Returns its lower edge, which is above the box for every title. */
export function writeHead(
  sheet: PosterSheet,
  job: Pick<PosterJob, 'title' | 'company' | 'location'>,
): number {
  const { heading, strong } = sheet.faces;
  const column = { x: margin, width: FULL };
  const { en, es } = WORDS.hiring;
  sheet.text({ ...column, face: heading, text: `${en} / ${es}`.toUpperCase(), top: 44, size: 30 });
  sheet.rule(margin, 84, FULL, 5);
  const below = sheet.text({
    ...column,
    face: heading,
    text: job.title,
    top: 102,
    size: 74,
    lines: 2,
    leading: 1,
    room: 104,
  });
  return sheet.text({
    ...column,
    face: strong,
    text: `${job.company} · ${job.location}`,
    top: below + 8,
    size: 21,
    lines: 2,
    room: BOX_TOP - below - 10,
  });
}

/** The facts that a passer-by should remember: the money, and where to point the phone. */
function writeOffer(sheet: PosterSheet, { job, bonus, timing, qr, host }: Poster): void {
  const { heading, strong, text } = sheet.faces;
  const top = OFFER_TOP;
  const left = { x: margin, width: FULL - QR.side - QR.gap - 24 };
  const right = { x: margin + FULL - QR.side, width: QR.side, align: 'center' } as const;
  sheet.box(margin - 12, BOX_TOP, FULL + 24, 268, 3);
  const label = bonus === null ? WORDS.apply : WORDS.bonus;
  const know = bonus === null ? WORDS.knowNoBonus : WORDS.know;
  let y = sheet.text({
    ...left,
    face: heading,
    text: `${label.en} / ${label.es}`.toUpperCase(),
    top,
    size: 20,
  });
  const loud = bonus ?? job.payRate;
  y = sheet.text({
    ...left,
    face: heading,
    text: loud,
    top: y + 6,
    size: bonus ? 128 : 84,
    lines: bonus ? 1 : 3,
    leading: 0.94,
    room: 121,
  });
  y = sheet.text({ ...left, face: strong, text: know.en, top: y + 4, size: 12.5, lines: 2, leading: 1.3 });
  y = sheet.text({ ...left, face: strong, text: know.es, top: y + 3, size: 12.5, lines: 2, leading: 1.3 });
  if (bonus !== null) {
    const both = `${timing.en} ${timing.es}`;
    sheet.text({ ...left, face: text, text: both, top: y + 5, size: 8.5, lines: 3, leading: 1.3 });
  }
  sheet.qr(qr, right.x, top, QR.side);
  const under = sheet.text({
    ...right,
    face: strong,
    text: WORDS.scan.en,
    top: top + QR.side + 14,
    size: 14,
  });
  const last = sheet.text({ ...right, face: strong, text: WORDS.scan.es, top: under + 1, size: 14 });
  sheet.text({ ...right, face: text, text: host, top: last + 3, size: 10.5 });
}

function writeFacts(sheet: PosterSheet, { job }: Poster): void {
  const { heading, text } = sheet.faces;
  const facts: readonly (readonly [Pair, string])[] = [
    [WORDS.pay, payLabel(job.payRate)],
    [WORDS.schedule, scheduleLabel(job.schedule)],
    [WORDS.place, job.location],
  ];
  const gap = 18;
  const width = (FULL - gap * (facts.length - 1)) / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    const column = { x: margin + index * (width + gap), width };
    const below = sheet.text({
      ...column,
      face: text,
      text: `${label.en} / ${label.es}`,
      top: 560,
      size: 11,
    });
    sheet.text({ ...column, face: heading, text: value, top: below + 3, size: 26, lines: 2, leading: 1.05 });
  }
}

function writeStrips(sheet: PosterSheet, { job, bonus, qr, host }: Poster): void {
  const { heading, text } = sheet.faces;
  const width = SHEET.width / STRIPS.count;
  sheet.cutAcross(STRIPS.top);
  for (let index = 0; index < STRIPS.count; index += 1) {
    const x = index * width;
    if (index > 0) sheet.cut(x, STRIPS.top, SHEET.height - STRIPS.top);
    const column = { x: x + 6, width: width - 12, align: 'center' } as const;
    sheet.qr(qr, x + (width - STRIPS.qr) / 2, STRIPS.top + 10, STRIPS.qr);
    const top = STRIPS.top + STRIPS.qr + 16;
    const below = sheet.text({ ...column, face: heading, text: job.title, top, size: 10, lines: 2 });
    const { en, es } = WORDS.tear;
    const offer = bonus ?? `${en} / ${es}`;
    const last = sheet.text({ ...column, face: heading, text: offer, top: below + 1, size: bonus ? 20 : 11 });
    sheet.text({ ...column, face: text, text: host, top: last, size: 6.5 });
  }
}
