import type { LinkKind } from '#kernel/links/link-code.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ConsentSubject } from '../../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';

/** The product's own texts on the record of the signature. */
export interface CertificatePhrases {
  readonly title: string;
  readonly lead: Readonly<Record<ConsentSubject, string>>;
  readonly heading: Readonly<Record<'signer' | 'consent' | 'record' | 'document' | 'check', string>>;
  readonly signer: Readonly<
    Record<
      | 'employer'
      | 'candidate'
      | 'typedName'
      | 'noName'
      | 'otherLetters'
      | 'answer'
      | 'link'
      | 'network'
      | 'browser',
      string
    >
  > & {
    readonly accepted: Readonly<Record<ConsentSubject, string>>;
    /** For a typed name that differs from the letter's: whether our page asked about it. */
    readonly otherName: (named: string, isRequested: boolean) => string;
    /** The link of the answer; a copied one includes the masked phone that got its code. */
    readonly cameBy: Readonly<Record<LinkKind, (codeSentTo: string) => string>>;
  };
  readonly unknown: string;
  readonly consentByCall: string;
  readonly noConsent: string;
  readonly language: Readonly<Record<Language, string>>;
  readonly consentShown: (shown: { language: string; at: string; version: string }) => string;
  readonly consentHash: string;
  readonly firstOpened: string;
  readonly event: Readonly<Record<LetterEvent['kind'], string>>;
  readonly channel: Readonly<Record<LetterEvent['channel'], string>>;
  /** Printed next to the candidate's actions. */
  readonly link: Readonly<Record<LinkKind, string>>;
  readonly document: Readonly<Record<'id' | 'terms' | 'certificate', string>>;
  readonly howToCheck: (address: string) => string;
}

const ENGLISH: CertificatePhrases = {
  title: 'Record of the electronic signature',
  lead: {
    letter: 'Written by Crewvine when the offer was accepted. It is part of the signed document.',
    addendum: 'Written by Crewvine when the addendum was accepted. It is part of the signed document.',
  },
  heading: {
    signer: 'Signer',
    consent: 'Consent to sign electronically',
    record: 'Record',
    document: 'Document',
    check: 'How to check this document',
  },
  signer: {
    employer: 'For the employer',
    candidate: 'Candidate',
    typedName: 'Typed name',
    noName: 'Not given; accepted through the personal link',
    otherLetters: "Typed in letters that this document can't print; Crewvine keeps it as it was typed",
    otherName: (named, isRequested) =>
      isRequested
        ? `Not the name in the letter, ${named}; the signer was asked and confirmed it`
        : `Not the name in the letter, ${named}`,
    answer: 'Answer',
    link: 'Link',
    cameBy: {
      sent: () => 'Sent by Crewvine to the candidate',
      copied: (phone) => `Copied by the employer; confirmed with a code texted to ${phone}`,
    },
    accepted: { letter: 'Accepted the terms of the offer', addendum: 'Accepted the addendum' },
    network: 'Network address',
    browser: 'Browser',
  },
  unknown: 'Unknown',
  consentByCall:
    'The signer agreed to sign electronically. The answer came by a call, without our signing page: no consent text was shown.',
  noConsent:
    'The answer came by a call, without our signing page: no consent text was shown, and no consent is recorded beside the accepted terms.',
  language: { en: 'English', es: 'Spanish' },
  consentShown: ({ language, at, version }) =>
    `Shown on the signing page in ${language}, word for word, and agreed to on ${at}. Version ${version}.`,
  consentHash: 'Consent, SHA-256',
  firstOpened: 'First opened',
  event: {
    sent: 'Sent',
    reminded: 'Reminder',
    viewed: 'Page viewed',
    document_opened: 'Document opened (PDF)',
    code_sent: 'Code sent',
    countered: 'Change asked for',
    consent_withdrawn: 'Consent withdrawn',
    signed: 'Signed',
    declined: 'Declined',
    copy_sent: 'Copy sent',
  },
  channel: { text: 'text to', email: 'email to', page: 'signing page, from', call: 'call, from' },
  link: { sent: 'link sent by Crewvine', copied: 'copied link' },
  document: { id: 'Document ID', terms: 'Terms, SHA-256', certificate: 'Server certificate, SHA-256' },
  howToCheck: (address) =>
    'This file carries a digital signature of the Crewvine server: any change after signing breaks it, and a PDF ' +
    `reader shows that. To confirm that Crewvine has this exact file, scan the code or open ${address} and ` +
    'drop the file there. It stays on your device.',
};

const SPANISH: CertificatePhrases = {
  title: 'Registro de la firma electrónica',
  lead: {
    letter: 'Escrito por Crewvine cuando se aceptó la oferta. Es parte del documento firmado.',
    addendum: 'Escrito por Crewvine cuando se aceptó el anexo. Es parte del documento firmado.',
  },
  heading: {
    signer: 'Quien firma',
    consent: 'Consentimiento para firmar electrónicamente',
    record: 'Registro',
    document: 'Documento',
    check: 'Cómo comprobar este documento',
  },
  signer: {
    employer: 'Por el empleador',
    candidate: 'Candidato',
    typedName: 'Nombre escrito',
    noName: 'No se dio; aceptó con el enlace personal',
    otherLetters:
      'Escrito en letras que este documento no puede imprimir; Crewvine lo guarda como se escribió',
    otherName: (named, isRequested) =>
      isRequested
        ? `No es el nombre de la carta, ${named}; se le preguntó y lo confirmó`
        : `No es el nombre de la carta, ${named}`,
    answer: 'Respuesta',
    link: 'Enlace',
    cameBy: {
      sent: () => 'Enviado por Crewvine al candidato',
      copied: (phone) => `Copiado por el empleador; confirmado con un código enviado a ${phone}`,
    },
    accepted: { letter: 'Aceptó los términos de la oferta', addendum: 'Aceptó el anexo' },
    network: 'Dirección de red',
    browser: 'Navegador',
  },
  unknown: 'No se conoce',
  consentByCall:
    'Quien firma aceptó firmar electrónicamente. La respuesta llegó por una llamada del sistema, sin nuestra página de firma: no se mostró ningún texto de consentimiento.',
  noConsent:
    'La respuesta llegó por una llamada del sistema, sin nuestra página de firma: no se mostró ningún texto de consentimiento, y además de los términos aceptados no consta ninguno.',
  language: { en: 'inglés', es: 'español' },
  consentShown: ({ language, at, version }) =>
    `Se mostró en la página de firma en ${language}, palabra por palabra, y se aceptó el ${at}. Versión ${version}.`,
  consentHash: 'Consentimiento, SHA-256',
  firstOpened: 'Abierta por primera vez',
  event: {
    sent: 'Enviada',
    reminded: 'Recordatorio',
    viewed: 'Página vista',
    document_opened: 'Documento abierto (PDF)',
    code_sent: 'Código enviado',
    countered: 'Cambio pedido',
    consent_withdrawn: 'Consentimiento retirado',
    signed: 'Firmada',
    declined: 'Rechazada',
    copy_sent: 'Copia enviada',
  },
  channel: { text: 'mensaje a', email: 'correo a', page: 'página de firma, desde', call: 'llamada, desde' },
  link: { sent: 'enlace enviado por Crewvine', copied: 'enlace copiado' },
  document: { id: 'ID del documento', terms: 'Términos, SHA-256', certificate: 'Certificado, SHA-256' },
  howToCheck: (address) =>
    'Este archivo lleva una firma digital del servidor de Crewvine: cualquier cambio después de la firma la rompe, y ' +
    `un lector de PDF lo muestra. Para confirmar que Crewvine tiene este mismo archivo, escanee el código o abra ${address} ` +
    'y suelte ahí el archivo. No sale de su dispositivo.',
};

export const CERTIFICATE_PHRASES = { en: ENGLISH, es: SPANISH } as const;
