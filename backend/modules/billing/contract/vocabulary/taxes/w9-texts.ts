import type { Language } from '#contract/http/vocabulary/language.ts';
/** The version stored with a signature; another wording is another version (rules.md#tax-forms). */
export const W9_VERSION = 'W-9 (Rev. March 2024)';

export interface W9Texts {
  readonly opening: string;
  readonly statements: readonly string[];
}

/** Part II of the form verbatim, and of Form W-9 (sp). The signed text must be the text that was shown. */
export function w9Texts(language: Language): W9Texts {
  return language === 'es' ? SPANISH : ENGLISH;
}

const ENGLISH: W9Texts = {
  opening: 'Under penalties of perjury, I certify that:',
  statements: [
    'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
    'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
    'I am a U.S. citizen or other U.S. person (as the instructions of Form W-9 define it); and',
    'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
  ],
};

const SPANISH: W9Texts = {
  opening: 'Bajo pena de perjurio, certifico que:',
  statements: [
    'El número que aparece en este formulario es mi número de identificación del contribuyente correcto (o estoy esperando que me asignen un número); y',
    'No estoy sujeto a la retención adicional de impuestos porque (a) estoy exento de esa retención, o (b) no he sido notificado por el Servicio de Impuestos Internos (IRS) de que estoy sujeto a ella por no haber declarado todos los intereses o dividendos, o (c) el IRS me ha notificado que ya no estoy sujeto a ella; y',
    'Soy ciudadano de los EE. UU. u otra persona de los EE. UU. (según la definición de las instrucciones del Formulario W-9); y',
    'El código o los códigos FATCA que aparecen en este formulario (si los hay), que indican que estoy exento de la declaración FATCA, son correctos.',
  ],
};
