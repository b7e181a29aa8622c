import type { i9Kinds } from '#contract/notifications/vocabulary/kinds/i9.ts';
import type { WordsOf } from './notice-words.ts';

export const i9Notices: WordsOf<typeof i9Kinds> = {
  i9_section1_signed: {
    event: 'The worker signs section 1',
    reader: 'employer',
    en: {
      title: 'Form I-9: your turn',
      message: '{workerName} signed section 1 for {jobTitle}. Check the documents and sign section 2.',
    },
    es: {
      title: 'Formulario I-9: le toca a usted',
      message:
        '{workerName} ya tiene firmada su parte para {jobTitle}. Ahora revise los documentos y firme usted.',
    },
  },
  i9_review_complete: {
    event: 'A review of a Form I-9 is complete',
    reader: 'employer',
    en: {
      title: 'Form I-9 reviewed: nothing missing',
      message: "We reviewed {workerName}'s Form I-9 for {jobTitle} and found nothing missing.",
    },
    es: {
      title: 'Formulario I-9 revisado: no falta nada',
      message: 'No falta nada en el formulario I-9 de {workerName} para {jobTitle}.',
    },
  },
  i9_review_missing: {
    event: 'A review of a Form I-9 misses something',
    reader: 'employer',
    en: {
      title: "Form I-9 reviewed: something's missing",
      message: "We reviewed {workerName}'s Form I-9 for {jobTitle}. Open the form to see what to correct.",
    },
    es: {
      title: 'Formulario I-9 revisado: falta algo',
      message:
        'Falta algo en el formulario I-9 de {workerName} para {jobTitle}. Abra el formulario para verlo.',
    },
  },
  i9_section1_due: {
    event: 'Section 1 falls due',
    reader: 'employer',
    en: {
      title: 'Form I-9: section 1 is due',
      message: "{workerName} hasn't signed section 1 for {jobTitle} yet. It's due by the first day of work.",
    },
    es: {
      title: 'Formulario I-9: falta la sección 1',
      message:
        '{workerName} no ha firmado su parte para {jobTitle}. Debe firmar antes de empezar a trabajar.',
    },
  },
  i9_section2_due: {
    event: 'Section 2 falls due',
    reader: 'employer',
    en: {
      title: 'Form I-9: section 2 is due',
      message:
        "Check {workerName}'s documents and sign section 2 for {jobTitle}. It's due three business days after the first day.",
    },
    es: {
      title: 'Formulario I-9: falta la sección 2',
      message:
        'Revise los documentos de {workerName} y firme la parte del empleador para {jobTitle}. El plazo vence pronto.',
    },
  },
  i9_documents_expire: {
    event: 'A document of a Form I-9 expires',
    reader: 'employer',
    en: {
      title: 'Form I-9: a document needs another look',
      message:
        "A document on {workerName}'s Form I-9 for {jobTitle} expires soon. Open the form to see when.",
    },
    es: {
      title: 'Formulario I-9: hay que revisar un documento',
      message:
        'Un documento del formulario I-9 de {workerName} para {jobTitle} vence pronto. Abra el formulario para ver la fecha.',
    },
  },
  i9_last_day_due: {
    event: 'A hire is over, and its last day of work is missing',
    reader: 'employer',
    en: {
      title: 'Form I-9: when did the work end?',
      message: "Enter {workerName}'s last day for {jobTitle} on the form, so we know how long to keep it.",
    },
    es: {
      title: 'Formulario I-9: ¿cuándo terminó el trabajo?',
      message: 'Falta el último día de {workerName} para {jobTitle}. Anótelo en el I-9.',
    },
  },
  i9_everify_due: {
    event: 'A step of E-Verify falls due',
    reader: 'employer',
    en: {
      title: 'E-Verify: a step is due',
      message: "Open {workerName}'s Form I-9 for {jobTitle} to see what's next at E-Verify, and by when.",
    },
    es: {
      title: 'E-Verify: hay un paso pendiente',
      message: 'Abra el I-9 de {workerName} para {jobTitle}: hay un paso pendiente en E-Verify.',
    },
  },
  i9_mismatch_decided: {
    event: 'The worker decides about a mismatch',
    reader: 'employer',
    en: {
      title: 'E-Verify: the worker decided',
      message:
        '{workerName} decided about the mismatch for {jobTitle}. Open the form and follow up at E-Verify.',
    },
    es: {
      title: 'E-Verify: ya hay una respuesta',
      message: '{workerName} ya dio su respuesta para {jobTitle}. Abra el I-9 y siga en E-Verify.',
    },
  },
};
