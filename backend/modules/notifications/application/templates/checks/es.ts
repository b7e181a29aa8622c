import type { MessageTemplates } from '../message-templates.ts';

type Notices = MessageTemplates['notices'];
type OfChecks = Extract<keyof Notices, `background_check_${string}` | `drug_test_${string}`>;

/** The employer's notices of background checks and drug tests. */
export const esChecks: Pick<Notices, OfChecks> = {
  background_check_clear: {
    title: 'Antecedentes sin observaciones',
    message: 'Antecedentes de {workerName} para {jobTitle}: sin observaciones.',
  },
  background_check_concerns: {
    title: 'Antecedentes: hay que revisar',
    message: 'Los antecedentes de {workerName} para {jobTitle} ya están listos. Hay que revisar.',
  },
  background_check_on_paper: {
    title: 'Pidió los formularios en papel',
    message: '{workerName} quiere firmar en papel para {jobTitle}. Imprima los formularios.',
  },
  background_check_declined: {
    title: 'Verificación de antecedentes rechazada',
    message: '{workerName} no dio permiso para verificar sus antecedentes para {jobTitle}.',
  },
  background_check_disputed: {
    title: 'Antecedentes en disputa',
    message: '{workerName} dice que sus antecedentes para {jobTitle} tienen errores. Lea por qué.',
  },
  background_check_decided: {
    title: 'Aviso final enviado',
    message: 'Terminó la espera: se envió el aviso final a {workerName} para {jobTitle}.',
  },
  background_check_to_mail: {
    title: 'Envíe un aviso por correo postal',
    message:
      'No logramos contactar a {workerName}. Imprima y mande por correo postal el aviso sobre {jobTitle}.',
  },
  background_check_undelivered: {
    title: 'Sin informe de antecedentes',
    message:
      'La agencia no pudo verificar los antecedentes de {workerName} para {jobTitle}. Se le reembolsa el costo y puede pedir otra vez.',
  },
  background_check_uncertified: {
    title: 'Una verificación le espera',
    message: 'Firme lo que certifica el empleador: espera la verificación de {workerName} para {jobTitle}.',
  },
  drug_test_clear: {
    title: 'Prueba de drogas negativa',
    message: 'La prueba de drogas de {workerName} para {jobTitle} es negativa.',
  },
  drug_test_concerns: {
    title: 'Prueba de drogas: hay que revisar',
    message: 'Hay que revisar la prueba de drogas de {workerName} para {jobTitle}.',
  },
  drug_test_on_paper: {
    title: 'Pidió los formularios en papel',
    message: '{workerName} quiere firmar en papel para {jobTitle}. Imprima los formularios.',
  },
  drug_test_declined: {
    title: 'Prueba de drogas rechazada',
    message: '{workerName} no dio permiso para la prueba de drogas para {jobTitle}.',
  },
  drug_test_disputed: {
    title: 'Prueba de drogas disputada',
    message: '{workerName} dice que la prueba de drogas para {jobTitle} está mal. Lea por qué.',
  },
  drug_test_undelivered: {
    title: 'Sin resultado de la prueba de drogas',
    message:
      'La agencia no pudo hacer la prueba de drogas de {workerName} para {jobTitle}. Se le reembolsa el costo y puede pedir otra.',
  },
  drug_test_uncertified: {
    title: 'Una prueba de drogas le espera',
    message:
      'Firme lo que certifica el empleador: espera la prueba de drogas de {workerName} para {jobTitle}.',
  },
};
