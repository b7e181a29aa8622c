import { esChecks } from './checks/es.ts';
import { esCommunity } from './es-community.ts';
import { esEmails } from './es-emails.ts';
import { esInterviews } from './es-interviews.ts';
import { esMail } from './es-mail.ts';
import { esPayments } from './es-payments.ts';
import { esModeration } from './es-moderation.ts';
import { esTexts } from './es-texts.ts';
import { esMailedTexts } from './mailed-texts/es.ts';
import type { MessageTemplates } from './message-templates.ts';

/**
 * A text of two parts with a link has room for its words only in the alphabet of text messages, which lacks á, í, ó and ú:
 * long texts say it in words that do without them, and none leaves an accent out.
 */
export const es: MessageTemplates = {
  notices: {
    referral_received: {
      title: 'Nueva recomendación',
      message: 'Recomendaron a {workerName} para {jobTitle}.',
    },
    application_received: {
      title: 'Nueva postulación',
      message: '{workerName} se postuló para {jobTitle}.',
    },
    application_moved: {
      title: 'Novedad de su postulación',
      message: '{jobTitle} en {company}: {status}.',
    },
    referral_status_changed: {
      title: 'Novedad de una recomendación',
      message: '{workerName} para {jobTitle}: {status}.',
    },
    referral_interest: {
      title: 'Hay interés',
      message: '{company} tiene interés en {workerName} para {jobTitle}.',
    },
    application_interest: {
      title: 'Hay interés',
      message: '{company} tiene interés en usted para {jobTitle}.',
    },
    referral_confirmed: {
      title: 'Recomendación confirmada',
      message: '{workerName} confirmó la recomendación para {jobTitle}.',
    },
    ...esInterviews,
    referral_declined: {
      title: 'Recomendación rechazada',
      message: '{workerName} no quiere la recomendación para {jobTitle}.',
    },
    offer_accepted: {
      title: 'Oferta aceptada',
      message: '{workerName} firmó la oferta para {jobTitle}.',
    },
    offer_declined: {
      title: 'Oferta rechazada',
      message: '{workerName} rechazó la oferta para {jobTitle}.',
    },
    offer_expired: {
      title: 'Oferta vencida',
      message: 'La oferta a {workerName} para {jobTitle} venció sin respuesta.',
    },
    offer_countered: {
      title: 'Piden un cambio',
      message: '{workerName} pidió un cambio en la oferta para {jobTitle}.',
    },
    addendum_signed: {
      title: 'Anexo firmado',
      message: '{workerName} firmó el anexo a la oferta para {jobTitle}.',
    },
    addendum_declined: {
      title: 'Anexo rechazado',
      message: '{workerName} rechazó el anexo a la oferta para {jobTitle}. La oferta queda como se firmó.',
    },
    offer_paper_copy: {
      title: 'Piden una copia en papel',
      message: '{workerName} pide en papel la oferta para {jobTitle}. La dirección está en la carta.',
    },
    offer_kept_open: {
      title: 'La oferta sigue abierta',
      message: 'Un informe mantiene abierta la oferta a {workerName}. Envíe el aviso o retírela.',
    },
    offer_consent_withdrawn: {
      title: 'Sin más cartas electrónicas',
      message: '{workerName} retiró su consentimiento electrónico. Envíe en papel lo de {jobTitle}.',
    },
    rate_referrer: {
      title: '¿Qué tal estuvo?',
      message: '{workerName} ya hizo el trabajo de {jobTitle}. Califique a {personName} con un toque.',
    },
    rate_employer: {
      title: '¿Qué tal estuvo?',
      message: '{workerName} ya hizo el trabajo de {jobTitle}. Califique a {company} con un toque.',
    },
    rate_workplace: {
      title: '¿Qué tal el trabajo?',
      message: 'Usted ya hizo el trabajo de {jobTitle}. Califique a {company} con un toque.',
    },
    rating_received: {
      title: 'Tiene una calificación nueva',
      message: '{personName} le dio {stars} de 5 estrellas por {jobTitle}.',
    },
    worker_hired: {
      title: 'Contrataron a su recomendado',
      message: 'Contrataron a {workerName} para {jobTitle}. Su bono sigue el calendario del empleo.',
    },
    milestone_released: {
      title: 'Bono liberado',
      message: 'Ya son suyos ${amount} de su bono por {workerName} ({jobTitle}).',
    },
    reward_ready: {
      title: 'Cobro listo',
      message: '{workerName} completó {jobTitle}. Ya puede cobrar su recompensa de ${amount}.',
    },
    payout_paid: {
      title: 'Cobro procesado',
      message: 'Su recompensa de ${amount} por {workerName} ({jobTitle}) se sumó a su saldo.',
    },
    payout_refused: {
      title: 'Cobro no aprobado',
      message:
        'No aprobamos su recompensa de ${amount} por {workerName} ({jobTitle}): {reason} Los puntos que haya usado ya se le devolvieron.',
    },
    ...esPayments,
    new_jobs: {
      title: 'Empleos nuevos para usted',
      message: '{count} nuevos para "{searchName}": {jobTitles}.',
    },
    job_days_over: {
      title: 'Terminó su publicación pagada',
      message:
        'El tiempo pagado de {jobTitle} ha terminado y el empleo se ha cerrado. Sus recomendaciones se conservan. Vuelva a publicarlo con un paquete o gratis.',
    },
    ...esChecks,
    service_refunded: {
      title: 'Servicio reembolsado',
      message: 'Nadie hizo a tiempo: {service} para {workerName} ({jobTitle}). Le devolvemos ${amount}.',
    },
    service_done: {
      title: 'Servicio terminado',
      message: '{company} ya tiene el resultado de su {service} para {jobTitle}.',
    },
    service_ended: {
      title: 'Servicio cancelado',
      message: '{company} ya no necesita su {service} para {jobTitle}. Usted no tiene que hacer nada.',
    },
    i9_section1_signed: {
      title: 'Formulario I-9: le toca a usted',
      message:
        '{workerName} ya tiene firmada su parte para {jobTitle}. Ahora revise los documentos y firme usted.',
    },
    i9_review_complete: {
      title: 'Formulario I-9 revisado: no falta nada',
      message: 'No falta nada en el formulario I-9 de {workerName} para {jobTitle}.',
    },
    i9_review_missing: {
      title: 'Formulario I-9 revisado: falta algo',
      message:
        'Falta algo en el formulario I-9 de {workerName} para {jobTitle}. Abra el formulario para verlo.',
    },
    i9_section1_due: {
      title: 'Formulario I-9: falta la sección 1',
      message:
        '{workerName} no ha firmado su parte para {jobTitle}. Debe firmar antes de empezar a trabajar.',
    },
    i9_section2_due: {
      title: 'Formulario I-9: falta la sección 2',
      message:
        'Revise los documentos de {workerName} y firme la parte del empleador para {jobTitle}. El plazo vence pronto.',
    },
    i9_documents_expire: {
      title: 'Formulario I-9: hay que revisar un documento',
      message:
        'Un documento del formulario I-9 de {workerName} para {jobTitle} vence pronto. Abra el formulario para ver la fecha.',
    },
    i9_last_day_due: {
      title: 'Formulario I-9: ¿cuándo terminó el trabajo?',
      message: 'Falta el último día de {workerName} para {jobTitle}. Anótelo en el I-9.',
    },
    i9_everify_due: {
      title: 'E-Verify: hay un paso pendiente',
      message: 'Abra el I-9 de {workerName} para {jobTitle}: hay un paso pendiente en E-Verify.',
    },
    i9_mismatch_decided: {
      title: 'E-Verify: ya hay una respuesta',
      message: '{workerName} ya dio su respuesta para {jobTitle}. Abra el I-9 y siga en E-Verify.',
    },
    ...esCommunity,
    reference_given: {
      title: 'Referencia recibida',
      message: '{referenceName} dio una referencia sobre {workerName} para {jobTitle}.',
    },
    ...esModeration,
    event_changed: {
      title: 'Cambio en un evento',
      message: '{eventTitle} cambió. Empieza el {when}.',
    },
    event_cancelled: {
      title: 'Evento cancelado',
      message: 'Se canceló {eventTitle} del {when}.',
    },
    event_reminder: {
      title: 'Recordatorio de evento',
      message: '{eventTitle} empieza el {when}.',
    },
    event_place_offered: {
      title: 'Hay un lugar para usted',
      message: 'Sigue usted en la lista de {eventTitle}. Confirme antes del {when} para tomar el lugar.',
    },
    event_place_given: {
      title: 'Ya tiene lugar',
      message: 'Ya hay lugar para usted en {eventTitle}. Empieza el {when}.',
    },
    event_approved: {
      title: 'Su evento está publicado',
      message: 'Revisamos {eventTitle} y ya todos lo pueden ver.',
    },
    event_refused: {
      title: 'Su evento no se publicó',
      message: 'Revisamos {eventTitle} y hace falta un cambio: {note}',
    },
  },
  ...esTexts,
  ...esMailedTexts,
  emails: esEmails,
  people: { two: '{first} y {second}', more: '{first} y {count} más' },
  gathered: {
    title: '{count} novedades para usted',
    message: 'Llegaron durante sus horas de silencio.',
  },
  services: {
    background_check: 'verificación de antecedentes',
    drug_test: 'prueba de drogas',
    i9_verification: 'revisión del Formulario I-9',
  },
  statuses: {
    submitted: 'Nueva recomendación',
    reviewing: 'En revisión',
    interview: 'Entrevista',
    contacted: 'Trabajador contactado',
    interviewing: 'Entrevista programada',
    offer_sent: 'Oferta enviada',
    offer_signed: 'Oferta firmada',
    offer_received: 'Oferta recibida',
    offer_taken: 'Oferta aceptada',
    offer_expired: 'Oferta vencida',
    offer_withdrawn: 'Oferta retirada',
    hired: 'Contratado',
    completed: 'Trabajo completado',
    rejected: 'No seleccionado',
  },
  mail: esMail,
};
