import type { LinkKind } from '#kernel/links/link-code.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The link of the consent; a copied one includes the masked phone that got its code. */
type CameBy = Readonly<Record<LinkKind, (codeSentTo: string) => string>>;

const EN_CAME_BY: CameBy = {
  sent: () => 'Sent by Crewvine to the candidate',
  copied: (phone) => `Copied by the employer; confirmed with a code texted to ${phone}`,
};

const EN = {
  title: 'Background check consent',
  testTitle: 'Drug test consent',
  package: 'Package',
  packages: { basic: 'basic', standard: 'standard', comprehensive: 'comprehensive', drug_test: 'drug test' },
  job: 'Job',
  contents: 'Contents',
  signature: 'Signature',
  paperName: 'Full name',
  paperDate: 'Date',
  candidate: 'Candidate',
  typedName: 'Typed name',
  otherLetters: "Typed in letters that this document can't print; Crewvine keeps it as it was typed",
  acknowledged: 'Acknowledged',
  notAcknowledged: 'Not recorded separately; the consent was given through the personal link',
  link: 'Link',
  cameBy: EN_CAME_BY,
  signedAt: 'Signed at',
  address: 'Network address',
  browser: 'Browser',
  unknown: 'Unknown',
  version: 'Disclosure version',
  consent: 'Consent',
  electronic: 'Consent to read and sign electronically',
  electronicShown: (version: string) =>
    `Shown and agreed to before the disclosure, word for word (version ${version}):`,
  noElectronic: 'The answer came by a call, without our page: no consent to read electronically was shown.',
  textHash: 'SHA-256 of this text',
  written: 'Written by Crewvine when the consent was given.',
};

const ES: typeof EN = {
  title: 'Permiso para verificar antecedentes',
  testTitle: 'Permiso para una prueba de drogas',
  package: 'Paquete',
  packages: {
    basic: 'básico',
    standard: 'estándar',
    comprehensive: 'completo',
    drug_test: 'prueba de drogas',
  },
  job: 'Empleo',
  contents: 'Contenido',
  signature: 'Firma',
  paperName: 'Nombre completo',
  paperDate: 'Fecha',
  candidate: 'Candidato',
  typedName: 'Nombre escrito',
  otherLetters: 'Escrito en letras que este documento no puede imprimir; Crewvine lo guarda como se escribió',
  acknowledged: 'Confirmado',
  notAcknowledged: 'No se registró por separado; el permiso se dio con el enlace personal',
  link: 'Enlace',
  cameBy: {
    sent: () => 'Enviado por Crewvine al candidato',
    copied: (phone) => `Copiado por el empleador; confirmado con un código enviado a ${phone}`,
  },
  signedAt: 'Firmado',
  address: 'Dirección de red',
  browser: 'Navegador',
  unknown: 'Desconocido',
  version: 'Versión del aviso',
  consent: 'Permiso',
  electronic: 'Consentimiento para leer y firmar por medios electrónicos',
  electronicShown: (version) =>
    `Mostrado y aceptado antes del aviso, palabra por palabra (versión ${version}):`,
  noElectronic:
    'La respuesta llegó por una llamada del sistema, sin nuestra página: no se mostró ningún consentimiento para leer por medios electrónicos.',
  textHash: 'SHA-256 de este texto',
  written: 'Escrito por Crewvine cuando se dio el permiso.',
};

/** The labels around a consent, in the language in which it was given. */
export const CONSENT_LABELS: Readonly<Record<Language, typeof EN>> = { en: EN, es: ES };
