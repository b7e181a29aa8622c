import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';

/** The product's own texts in a letter. An employer's words stay as written. */
export interface LetterPhrases {
  /** Across the pages of one that has not gone out. */
  readonly draft: string;
  readonly offer: string;
  readonly binding: string;
  readonly dear: (name: string) => string;
  readonly opening: (company: string, position: string) => string;
  readonly heading: Readonly<
    Record<'terms' | 'benefits' | 'conditions' | 'additional' | 'signatures', string>
  >;
  readonly term: Readonly<Record<'position' | 'employer' | 'pay' | 'start' | 'place' | 'schedule', string>>;
  readonly addendum: {
    readonly title: string;
    readonly opening: (company: string, position: string) => string;
    readonly letter: string;
    readonly open: (until: string) => string;
    readonly expired: (on: string) => string;
    readonly declined: string;
    readonly withdrawn: string;
  };
  readonly startOpen: string;
  readonly period: Readonly<Record<PayType, string>>;
  readonly side: Readonly<Record<'employer' | 'candidate', string>>;
  readonly sentOn: (day: string) => string;
  readonly signedOn: (day: string) => string;
  readonly signedOnPaper: (day: string) => string;
  readonly dateOpen: string;
  readonly consentWithdrawn: (at: string) => string;
  readonly notice: {
    readonly draft: (days: number) => string;
    readonly open: (until: string) => string;
    readonly expired: (on: string) => string;
    readonly declined: string;
    readonly withdrawn: string;
  };
}

const ENGLISH: LetterPhrases = {
  draft: 'DRAFT',
  offer: 'Offer of employment',
  binding:
    'This letter is in English and Spanish. The English text is the legal one; the Spanish text is a translation.',
  dear: (name) => `Dear ${name},`,
  opening: (company, position) =>
    `${company} is pleased to offer you the position of ${position}. This letter sets out the terms of the offer. ` +
    'By signing it you accept them.',
  heading: {
    terms: 'Terms of the offer',
    benefits: 'Benefits',
    conditions: 'Conditions',
    additional: 'Additional terms',
    signatures: 'Signatures',
  },
  term: {
    position: 'Position',
    employer: 'Employer',
    pay: 'Pay',
    start: 'Start date',
    place: 'Work location',
    schedule: 'Schedule',
  },
  addendum: {
    title: 'Addendum to the offer of employment',
    opening: (company, position) =>
      `This addendum adds to the offer of employment as ${position} at ${company} that you signed. Everything else in that ` +
      'letter stays as it was signed. By signing this addendum you accept it.',
    letter: 'Adds to offer',
    open: (until) => `Please answer by ${until}.`,
    expired: (on) => `This addendum expired on ${on}.`,
    declined: 'This addendum was declined.',
    withdrawn: 'This addendum was withdrawn and can no longer be signed.',
  },
  startOpen: 'To be determined',
  period: { hourly: 'per hour', daily: 'per day', salary: 'per year', project: 'for the project' },
  side: { employer: 'For the employer', candidate: 'Candidate' },
  sentOn: (day) => `Sent on ${day}`,
  signedOn: (day) => `Signed electronically on ${day}`,
  signedOnPaper: (day) => `Signed on paper on ${day}`,
  dateOpen: 'Date:',
  consentWithdrawn: (at) => `The candidate withdrew the consent to sign electronically on ${at}.`,
  notice: {
    draft: (days) =>
      `Draft. Not sent yet. Once sent, it can be answered for ${days} ${days === 1 ? 'day' : 'days'}.`,
    open: (until) => `Please answer by ${until}.`,
    expired: (on) => `This offer expired on ${on}.`,
    declined: 'This offer was declined.',
    withdrawn: 'This offer was withdrawn and can no longer be accepted.',
  },
};

const SPANISH: LetterPhrases = {
  draft: 'BORRADOR',
  offer: 'Oferta de empleo',
  binding:
    'Esta carta está en inglés y en español. El texto en inglés es el que vale legalmente; el texto en español es una traducción.',
  dear: (name) => `Para ${name}:`,
  opening: (company, position) =>
    `${company} tiene el gusto de ofrecerle el puesto de ${position}. Esta carta contiene los términos de la oferta. ` +
    'Al firmarla, usted los acepta.',
  heading: {
    terms: 'Términos de la oferta',
    benefits: 'Beneficios',
    conditions: 'Condiciones',
    additional: 'Términos adicionales',
    signatures: 'Firmas',
  },
  term: {
    position: 'Puesto',
    employer: 'Empleador',
    pay: 'Salario',
    start: 'Fecha de inicio',
    place: 'Lugar de trabajo',
    schedule: 'Horario',
  },
  addendum: {
    title: 'Anexo a la oferta de empleo',
    opening: (company, position) =>
      `Este anexo se agrega a la oferta de empleo como ${position} en ${company} que usted firmó. Todo lo demás de esa ` +
      'carta queda como se firmó. Al firmar este anexo, usted lo acepta.',
    letter: 'Se agrega a la oferta',
    open: (until) => `Responda a más tardar el ${until}.`,
    expired: (on) => `Este anexo venció el ${on}.`,
    declined: 'Este anexo fue rechazado.',
    withdrawn: 'Este anexo fue retirado y ya no se puede firmar.',
  },
  startOpen: 'Por definir',
  period: { hourly: 'por hora', daily: 'por día', salary: 'por año', project: 'por el proyecto' },
  side: { employer: 'Por el empleador', candidate: 'Candidato' },
  sentOn: (day) => `Enviada el ${day}`,
  signedOn: (day) => `Firmada electrónicamente el ${day}`,
  signedOnPaper: (day) => `Firmada en papel el ${day}`,
  dateOpen: 'Fecha:',
  consentWithdrawn: (at) => `El consentimiento para firmar electrónicamente se retiró el ${at}.`,
  notice: {
    draft: (days) =>
      `Borrador. Aún no se ha enviado. Una vez enviada, se puede responder durante ${days} ${days === 1 ? 'día' : 'días'}.`,
    open: (until) => `Responda a más tardar el ${until}.`,
    expired: (on) => `Esta oferta venció el ${on}.`,
    declined: 'Esta oferta fue rechazada.',
    withdrawn: 'Esta oferta fue retirada y ya no se puede aceptar.',
  },
};

export const LETTER_PHRASES = { en: ENGLISH, es: SPANISH } as const;
