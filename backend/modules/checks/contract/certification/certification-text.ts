import type { VersionedSections } from '#contract/http/vocabulary/agreed-text.ts';

/**
 * An employer's certification, signed once before the first check or drug test
 * (rules.md#check-certification).
 */
export const CERTIFICATION: VersionedSections = {
  version: '2026-11-certification',
  en: {
    sections: [
      {
        title: 'What the reports are for',
        text: 'I order reports about people for employment purposes only: to decide about hiring, promotion, reassignment or retention. I use them for nothing else.',
      },
      {
        title: 'Disclosure and authorization',
        text: 'Before I get a report, the person has read in writing, in a document that says nothing else, that I may get one, and has authorized it in writing.',
      },
      {
        title: 'Before I decide against someone',
        text: 'Before I decide against someone because of a report, in whole or in part, I give them a copy of the report and the summary of their rights, and time to answer. I do not reject anyone because of a report without these steps.',
      },
      {
        title: 'Equal opportunity',
        text: 'I do not use a report in violation of any federal or state equal employment opportunity law or regulation.',
      },
    ],
    statement:
      'I certify this for every background check and drug test that I order on Crewvine. My typed name is my electronic signature.',
  },
  es: {
    sections: [
      {
        title: 'Para qué son los informes',
        text: 'Pido informes sobre personas solo con fines de empleo: para decidir sobre contratación, ascenso, reasignación o permanencia. No los uso para nada más.',
      },
      {
        title: 'Aviso y autorización',
        text: 'Antes de recibir un informe, la persona ha leído por escrito, en un documento que no dice otra cosa, que puedo obtenerlo, y lo ha autorizado por escrito.',
      },
      {
        title: 'Antes de decidir en contra de alguien',
        text: 'Antes de decidir en contra de alguien por un informe, en todo o en parte, le doy una copia del informe y el resumen de sus derechos, y tiempo para responder. No rechazo a nadie por un informe sin estos pasos.',
      },
      {
        title: 'Igualdad de oportunidades',
        text: 'No uso un informe en violación de ninguna ley o reglamento federal o estatal de igualdad de oportunidades en el empleo.',
      },
    ],
    statement:
      'Certifico esto para cada verificación de antecedentes y prueba de drogas que pida en Crewvine. Mi nombre escrito es mi firma electrónica.',
  },
};
