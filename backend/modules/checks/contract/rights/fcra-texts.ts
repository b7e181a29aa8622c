import type { Language } from '#contract/http/vocabulary/language.ts';
/** The version that a consent is stored with; another wording is another version (rules.md#disclosure-version). */
export const FCRA_DISCLOSURE_VERSION = 'v1.0';

export interface ConsentTexts {
  readonly disclosureTitle: string;
  /** The only text on its page (rules.md#disclosure-alone). */
  readonly disclosure: readonly string[];
  readonly disclosureAcknowledged: string;
  readonly authorizationTitle: string;
  readonly authorization: readonly string[];
  readonly authorizationAcknowledged: string;
}

interface Named {
  readonly company: string;
  /** The agency that makes the report. */
  readonly provider: string;
}

/**
 * The words that a candidate reads and signs, for both the screen and the stored record. They are part of the
 * contract because the signed words must be the shown ones.
 */
export function consentTexts(language: Language, { company, provider }: Named): ConsentTexts {
  return language === 'es' ? inSpanish(company, provider) : inEnglish(company, provider);
}

function inEnglish(company: string, provider: string): ConsentTexts {
  return {
    disclosureTitle: 'Disclosure about a background check',
    disclosure: [
      `${company} (the employer) may obtain a consumer report about you for employment purposes.`,
      `The report is prepared by ${provider}, a consumer reporting agency. It may contain information about your character, general reputation, personal characteristics and mode of living, such as criminal records and, where the package includes them, driving records and your work and education history.`,
    ],
    disclosureAcknowledged: 'I have read this disclosure and understand it.',
    authorizationTitle: 'Authorization of the background check',
    authorization: [
      `I authorize ${company} to obtain a consumer report about me from ${provider} for employment purposes, with the contents named for this package.`,
      'I authorize courts, law enforcement agencies, motor vehicle departments, schools and former employers to give the information that the report needs.',
      'I may withdraw this authorization before the report is complete by writing to the employer. I may ask for a copy of the report at any time.',
    ],
    authorizationAcknowledged:
      'I authorize this background check, and my typed name is my electronic signature.',
  };
}

function inSpanish(company: string, provider: string): ConsentTexts {
  return {
    disclosureTitle: 'Aviso sobre una verificación de antecedentes',
    disclosure: [
      `${company} (el empleador) puede obtener un informe del consumidor sobre usted con fines de empleo.`,
      `El informe lo prepara ${provider}, una agencia de informes del consumidor. Puede contener información sobre su carácter, reputación general, características personales y modo de vida, como antecedentes penales y, si el paquete los incluye, su historial de conducir y su historial laboral y educativo.`,
    ],
    disclosureAcknowledged: 'He leído este aviso y lo entiendo.',
    authorizationTitle: 'Autorización de la verificación de antecedentes',
    authorization: [
      `Autorizo a ${company} a obtener de ${provider} un informe del consumidor sobre mí con fines de empleo, con el contenido indicado para este paquete.`,
      'Autorizo a los tribunales, las autoridades policiales, los departamentos de vehículos, las escuelas y mis empleadores anteriores a dar la información que el informe necesita.',
      'Puedo retirar esta autorización antes de que el informe esté completo si escribo al empleador. Puedo pedir una copia del informe en cualquier momento.',
    ],
    authorizationAcknowledged:
      'Autorizo esta verificación de antecedentes, y mi nombre escrito es mi firma electrónica.',
  };
}
