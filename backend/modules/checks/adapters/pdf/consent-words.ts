import type { ConsentLanguage } from '../../contract/fcra-texts.ts';

const EN = {
  title: 'Background check consent',
  testTitle: 'Drug test consent',
  package: 'Package',
  packages: { basic: 'basic', standard: 'standard', comprehensive: 'comprehensive', drug_test: 'drug test' },
  job: 'Job',
  contents: 'Contents',
  signature: 'Signature',
  candidate: 'Candidate',
  typedName: 'Typed name',
  acknowledged: 'Acknowledged',
  notAcknowledged: 'Not recorded separately; the consent was given through the personal link',
  signedAt: 'Signed at',
  address: 'Network address',
  browser: 'Browser',
  unknown: 'Unknown',
  version: 'Disclosure version',
  consent: 'Consent',
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
  candidate: 'Candidato',
  typedName: 'Nombre escrito',
  acknowledged: 'Confirmado',
  notAcknowledged: 'No se registró por separado; el permiso se dio con el enlace personal',
  signedAt: 'Firmado',
  address: 'Dirección de red',
  browser: 'Navegador',
  unknown: 'Desconocido',
  version: 'Versión del aviso',
  consent: 'Permiso',
  written: 'Escrito por Crewvine cuando se dio el permiso.',
};

/** The words around a consent, in the language in which it was given. */
export const CONSENT_WORDS: Readonly<Record<ConsentLanguage, typeof EN>> = { en: EN, es: ES };
