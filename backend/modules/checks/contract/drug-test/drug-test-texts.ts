import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ConsentTexts } from '../rights/fcra-texts.ts';

/** The version that a consent to a drug test is stored with; another wording is another version (rules.md#disclosure-version). */
export const DRUG_TEST_DISCLOSURE_VERSION = 'drug-test-v1.0';

interface Named {
  readonly company: string;
  readonly provider: string;
}

/** The words that a worker reads and signs before a drug test, once for the screen and for the record (rules.md#disclosure-alone). */
export function drugTestTexts(language: Language, { company, provider }: Named): ConsentTexts {
  return language === 'es' ? inSpanish(company, provider) : inEnglish(company, provider);
}

function inEnglish(company: string, provider: string): ConsentTexts {
  return {
    disclosureTitle: 'Disclosure about a drug test',
    disclosure: [
      `${company} (the employer) may obtain a consumer report about you for employment purposes that contains the result of a drug test.`,
      `The report is prepared by ${provider}, a consumer reporting agency. A laboratory tests a sample that you give at a collection site, and a physician, the medical review officer, talks to you before any result that is not negative is reported.`,
    ],
    disclosureAcknowledged: 'I have read this disclosure and understand it.',
    authorizationTitle: 'Authorization of the drug test',
    authorization: [
      `I authorize ${company} to obtain the result of a drug test about me from ${provider} for employment purposes. The employer learns whether the result is negative, and nothing of my health or medicines.`,
      'I authorize the collection site, the laboratory and the medical review officer to test my sample and to give the result to the agency.',
      'I may withdraw this authorization before the sample is taken by writing to the employer. I may ask for a copy of the result at any time.',
    ],
    authorizationAcknowledged: 'I authorize this drug test, and my typed name is my electronic signature.',
  };
}

function inSpanish(company: string, provider: string): ConsentTexts {
  return {
    disclosureTitle: 'Aviso sobre una prueba de drogas',
    disclosure: [
      `${company} (el empleador) puede obtener un informe del consumidor sobre usted con fines de empleo que contiene el resultado de una prueba de drogas.`,
      `El informe lo prepara ${provider}, una agencia de informes del consumidor. Un laboratorio analiza la muestra que usted da en un centro de toma de muestras, y un médico revisor habla con usted antes de informar cualquier resultado que no sea negativo.`,
    ],
    disclosureAcknowledged: 'He leído este aviso y lo entiendo.',
    authorizationTitle: 'Autorización de la prueba de drogas',
    authorization: [
      `Autorizo a ${company} a obtener de ${provider} el resultado de una prueba de drogas sobre mí con fines de empleo. El empleador sabe si el resultado es negativo, y nada de mi salud ni de mis medicinas.`,
      'Autorizo al centro de toma de muestras, al laboratorio y al médico revisor a analizar mi muestra y a dar el resultado a la agencia.',
      'Puedo retirar esta autorización antes de dar la muestra si escribo al empleador. Puedo pedir una copia del resultado en cualquier momento.',
    ],
    authorizationAcknowledged: 'Autorizo esta prueba de drogas, y mi nombre escrito es mi firma electrónica.',
  };
}
