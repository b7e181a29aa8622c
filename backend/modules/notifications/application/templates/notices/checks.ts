import type { checkKinds } from '#contract/notifications/vocabulary/kinds/checks.ts';
import type { WordsOf } from './notice-words.ts';

export const checkNotices: WordsOf<typeof checkKinds> = {
  background_check_clear: {
    event: 'A background check is clear',
    reader: 'employer',
    en: {
      title: 'Background check clear',
      message: "{workerName}'s background check for {jobTitle} is clear.",
    },
    es: {
      title: 'Antecedentes sin observaciones',
      message: 'Antecedentes de {workerName} para {jobTitle}: sin observaciones.',
    },
  },
  background_check_concerns: {
    event: 'A background check has found something',
    reader: 'employer',
    en: {
      title: 'Background check: review needed',
      message: "{workerName}'s background check for {jobTitle} is complete. Please review it.",
    },
    es: {
      title: 'Antecedentes: hay que revisar',
      message: 'Los antecedentes de {workerName} para {jobTitle} ya están listos. Hay que revisar.',
    },
  },
  background_check_declined: {
    event: 'The worker declines a background check',
    reader: 'employer',
    en: {
      title: 'Background check declined',
      message: '{workerName} declined the background check for {jobTitle}.',
    },
    es: {
      title: 'Verificación de antecedentes rechazada',
      message: '{workerName} no dio permiso para verificar sus antecedentes para {jobTitle}.',
    },
  },
  background_check_link_expired: {
    event: 'The link to authorize a background check expires without an answer',
    reader: 'employer',
    en: {
      title: 'Background check: link expired',
      message:
        "{workerName} didn't answer in time, so the link to the background check for {jobTitle} has expired. Send a new link, or cancel the check.",
      button: 'Open the check',
    },
    es: {
      title: 'Antecedentes: venció el enlace',
      message:
        'Venció sin respuesta el enlace de antecedentes de {workerName} para {jobTitle}. Envíe uno nuevo.',
      button: 'Abrir la verificación',
    },
  },
  background_check_on_paper: {
    event: 'The worker wants to sign for a background check on paper',
    reader: 'employer',
    en: {
      title: 'Background check: paper requested',
      message:
        '{workerName} wants the forms of the background check for {jobTitle} on paper. Print them from the check.',
    },
    es: {
      title: 'Pidió los formularios en papel',
      message: '{workerName} quiere firmar en papel para {jobTitle}. Imprima los formularios.',
    },
  },
  background_check_disputed: {
    event: 'The worker disputes a background check',
    reader: 'employer',
    en: {
      title: 'Background check disputed',
      message: '{workerName} says the background check for {jobTitle} is wrong. Please read why.',
    },
    es: {
      title: 'Antecedentes en disputa',
      message: '{workerName} dice que sus antecedentes para {jobTitle} tienen errores. Lea por qué.',
    },
  },
  background_check_decided: {
    event: 'The notice period of a background check is over',
    reader: 'employer',
    en: {
      title: 'Final notice sent',
      message: 'The wait is over: we sent {workerName} the final notice for {jobTitle}.',
    },
    es: {
      title: 'Aviso final enviado',
      message: 'Terminó la espera: se envió el aviso final a {workerName} para {jobTitle}.',
    },
  },
  background_check_to_mail: {
    event: 'A notice because of a check reached the worker by no channel',
    reader: 'employer',
    en: {
      title: 'Please mail a notice',
      message:
        "We couldn't reach {workerName} by email or text. Print the notice about {jobTitle} and mail it.",
    },
    es: {
      title: 'Envíe un aviso por correo postal',
      message:
        'No logramos contactar a {workerName}. Imprima y mande por correo postal el aviso sobre {jobTitle}.',
    },
  },
  background_check_undelivered: {
    event: 'A notice about a background check did not arrive',
    reader: 'employer',
    en: {
      title: 'No background check report',
      message:
        "The agency couldn't complete {workerName}'s background check for {jobTitle}. We refunded what you paid. You can request another one.",
    },
    es: {
      title: 'Sin informe de antecedentes',
      message:
        'La agencia no pudo verificar los antecedentes de {workerName} para {jobTitle}. Se le reembolsa el costo y puede pedir otra vez.',
    },
  },
  background_check_uncertified: {
    event: 'A check came with an offer or a hire before the employer certified',
    reader: 'employer',
    en: {
      title: 'A background check is waiting for you',
      message:
        "{workerName}'s paid background check for {jobTitle} waits for you. Open it and sign what employers certify.",
    },
    es: {
      title: 'Una verificación le espera',
      message: 'Firme lo que certifica el empleador: espera la verificación de {workerName} para {jobTitle}.',
    },
  },
  drug_test_clear: {
    event: 'A drug test is clear',
    reader: 'employer',
    en: { title: 'Drug test negative', message: "{workerName}'s drug test for {jobTitle} is negative." },
    es: {
      title: 'Prueba de drogas negativa',
      message: 'La prueba de drogas de {workerName} para {jobTitle} es negativa.',
    },
  },
  drug_test_concerns: {
    event: 'A drug test has found something',
    reader: 'employer',
    en: {
      title: 'Drug test: review needed',
      message: "{workerName}'s drug test for {jobTitle} is complete. Please review it.",
    },
    es: {
      title: 'Prueba de drogas: hay que revisar',
      message: 'Hay que revisar la prueba de drogas de {workerName} para {jobTitle}.',
    },
  },
  drug_test_declined: {
    event: 'The worker declines a drug test',
    reader: 'employer',
    en: { title: 'Drug test declined', message: '{workerName} declined the drug test for {jobTitle}.' },
    es: {
      title: 'Prueba de drogas rechazada',
      message: '{workerName} no dio permiso para la prueba de drogas para {jobTitle}.',
    },
  },
  drug_test_link_expired: {
    event: 'The link to authorize a drug test expires without an answer',
    reader: 'employer',
    en: {
      title: 'Drug test: link expired',
      message:
        "{workerName} didn't answer in time, so the link to the drug test for {jobTitle} has expired. Send a new link, or cancel the test.",
      button: 'Open the test',
    },
    es: {
      title: 'Prueba de drogas: venció el enlace',
      message:
        'Venció sin respuesta la prueba de drogas de {workerName} para {jobTitle}. Envíe un enlace nuevo.',
      button: 'Abrir la prueba',
    },
  },
  drug_test_on_paper: {
    event: 'The worker wants to sign for a drug test on paper',
    reader: 'employer',
    en: {
      title: 'Drug test: paper requested',
      message:
        '{workerName} wants the forms of the drug test for {jobTitle} on paper. Print them from the check.',
    },
    es: {
      title: 'Pidió los formularios en papel',
      message: '{workerName} quiere firmar en papel para {jobTitle}. Imprima los formularios.',
    },
  },
  drug_test_disputed: {
    event: 'The worker disputes a drug test',
    reader: 'employer',
    en: {
      title: 'Drug test disputed',
      message: '{workerName} says the drug test for {jobTitle} is wrong. Please read why.',
    },
    es: {
      title: 'Prueba de drogas disputada',
      message: '{workerName} dice que la prueba de drogas para {jobTitle} está mal. Lea por qué.',
    },
  },
  drug_test_undelivered: {
    event: 'A notice about a drug test did not arrive',
    reader: 'employer',
    en: {
      title: 'No drug test result',
      message:
        "The agency couldn't complete {workerName}'s drug test for {jobTitle}. We refunded what you paid. You can order another one.",
    },
    es: {
      title: 'Sin resultado de la prueba de drogas',
      message:
        'La agencia no pudo hacer la prueba de drogas de {workerName} para {jobTitle}. Se le reembolsa el costo y puede pedir otra.',
    },
  },
  drug_test_uncertified: {
    event: 'A drug test came with an offer or a hire before the employer certified',
    reader: 'employer',
    en: {
      title: 'A drug test is waiting for you',
      message:
        "{workerName}'s paid drug test for {jobTitle} waits for you. Open it and sign what employers certify.",
    },
    es: {
      title: 'Una prueba de drogas le espera',
      message:
        'Firme lo que certifica el empleador: espera la prueba de drogas de {workerName} para {jobTitle}.',
    },
  },
};
