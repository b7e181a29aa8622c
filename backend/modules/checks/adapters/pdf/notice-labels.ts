import type { PrintedNotice } from '../../application/notice/print-notice.ts';

type About = Readonly<Record<'company' | 'job' | 'agency' | 'contact', string>>;
type ByKind<Value> = Readonly<Record<PrintedNotice['kind'], Value>>;

interface NoticeLabels {
  readonly title: Readonly<Record<PrintedNotice['name'], string>>;
  readonly check: ByKind<string>;
  readonly considering: (about: About, check: string) => string;
  readonly wait: string;
  readonly decided: (about: About, check: string) => string;
  readonly agency: (about: About) => string;
  readonly freeCopy: (about: About) => string;
  readonly dispute: (about: About) => string;
  readonly report: string;
  readonly clear: string;
  readonly page: string;
  readonly foot: string;
  readonly pages: string;
}

const EN: NoticeLabels = {
  title: { notice: 'Notice before a decision', finalNotice: 'Notice of a decision' },
  check: { background_check: 'background check', drug_test: 'drug test' },
  considering: ({ company, job }, check) =>
    `${company} is considering a decision against you for ${job}, in whole or in part because of your ${check}.`,
  wait: 'No decision is final yet. You have five business days from the day this notice was mailed, not counting weekends and federal holidays, to look at the report and say what is wrong in it.',
  decided: ({ company, job }, check) =>
    `${company} decided not to move forward with you for ${job}, in whole or in part because of your ${check}.`,
  agency: ({ agency, contact }) =>
    `${agency} (${contact}) prepared the report. It did not make this decision and cannot explain it.`,
  freeCopy: ({ agency }) =>
    `Within 60 days you have the right to a free copy of the report from ${agency}. You may dispute with ${agency} anything in it that is incomplete or wrong.`,
  dispute: ({ company, agency }) =>
    `If anything in the report is wrong, tell ${agency}, and tell ${company} on the page below.`,
  report: 'The report',
  clear: 'Nothing to review',
  page: 'Your own page, with your report and your rights:',
  foot: 'Notice under the Fair Credit Reporting Act',
  pages: 'Page {page} of {pages}',
};

const ES: NoticeLabels = {
  title: { notice: 'Aviso antes de una decisión', finalNotice: 'Aviso de una decisión' },
  check: { background_check: 'verificación de antecedentes', drug_test: 'prueba de drogas' },
  considering: ({ company, job }, check) =>
    `${company} considera tomar una decisión en su contra para ${job}, debido en todo o en parte a su ${check}.`,
  wait: 'Ninguna decisión es definitiva todavía. Usted tiene cinco días hábiles desde el día en que se envió este aviso por correo, sin contar fines de semana ni feriados federales, para revisar el informe y decir qué está mal.',
  decided: ({ company, job }, check) =>
    `${company} decidió no seguir adelante con usted para ${job}, debido en todo o en parte a su ${check}.`,
  agency: ({ agency, contact }) =>
    `${agency} (${contact}) preparó el informe. No tomó esta decisión y no puede explicarla.`,
  freeCopy: ({ agency }) =>
    `Durante 60 días tiene derecho a una copia gratis del informe de ${agency}. Puede disputar con ${agency} todo lo que esté incompleto o equivocado.`,
  dispute: ({ company, agency }) =>
    `Si algo del informe está mal, dígaselo a ${agency}, y a ${company} en la página de abajo.`,
  report: 'El informe',
  clear: 'Nada que revisar',
  page: 'Su propia página, con su informe y sus derechos:',
  foot: 'Aviso según la Ley de Informe Imparcial de Crédito',
  pages: 'Página {page} de {pages}',
};

export const NOTICE_LABELS: Readonly<Record<PrintedNotice['language'], NoticeLabels>> = { en: EN, es: ES };
