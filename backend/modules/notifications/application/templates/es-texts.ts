import { esAccountTexts } from './es-emails.ts';
import type { MessageTemplates } from './message-templates.ts';

export const esTexts: Pick<MessageTemplates, 'texts'> = {
  texts: {
    verification_code:
      'Crewvine: use {code} para confirmar que quiere el trabajo de {jobTitle} en {company}. Vale 10 minutos. O responda: {link}',
    confirm_referral:
      'Crewvine: {referrerName} le recomienda para {jobTitle} en {company}. Confirme o rechace: {link} Responda STOP para no recibir mensajes.',
    confirm_nudge:
      'Crewvine: {referrerName} espera su respuesta sobre el trabajo de {jobTitle} en {company}. Confirme o rechace: {link} Responda STOP para no recibir mensajes.',
    confirm_hire:
      'Crewvine: {company} le contrata para {jobTitle}. Le recomienda {referrerName}. Confirme o rechace: {link} Responda STOP para no recibir mensajes.',
    offer_to_sign:
      'Crewvine: {company} le ofrece el trabajo de {jobTitle}. Lea y firme la oferta: {link} Responda STOP para no recibir mensajes.',
    offer_changed:
      'Crewvine: {company} hizo cambios en su oferta para {jobTitle}. Vea qué es nuevo y responda: {link} Responda STOP para no recibir mensajes.',
    addendum_to_sign:
      'Crewvine: {company} quiere agregar algo a su oferta para {jobTitle}. Lea y firme el anexo: {link} Responda STOP para no recibir mensajes.',
    addendum_reminder:
      'Crewvine: tiene hasta el {until} para responder el anexo de {company} a su oferta para {jobTitle}: {link} Responda STOP para no recibir mensajes.',
    addendum_withdrawn:
      'Crewvine: {company} ya no le pide firmar el anexo a su oferta para {jobTitle}. Su oferta firmada no cambia. Responda STOP para no recibir mensajes.',
    offer_signed_copy:
      'Crewvine: su oferta firmada para {jobTitle} en {company}: {link} Responda STOP para no recibir mensajes.',
    addendum_signed_copy:
      'Crewvine: su anexo firmado a la oferta para {jobTitle} en {company}: {link} Responda STOP para no recibir mensajes.',
    signed_first_day:
      'Crewvine: recibimos su firma. {jobTitle} en {company}, empieza el {when} con {contact}. Copia y mapa: {link} Responda STOP para no recibir mensajes.',
    hired_first_day:
      'Crewvine: ¡ya tiene el trabajo! {jobTitle} en {company}, empieza el {when} con {contact}. Mapa: {link} Responda STOP para no recibir mensajes.',
    hired:
      'Crewvine: ¡ya tiene el trabajo! {jobTitle} en {company}. Pregunte a {contact} la fecha de inicio. Lugar: {link} Responda STOP para no recibir mensajes.',
    hire_undone:
      'Crewvine: se cancela su trabajo de {jobTitle} en {company}. No cuente con la fecha avisada. Pregunte a {contact}. Responda STOP para no recibir mensajes.',
    offer_counter_declined:
      'Crewvine: {company} deja su oferta para {jobTitle} como estaba. Puede responder: {link} Responda STOP para no recibir mensajes.',
    offer_reminder:
      'Crewvine: su oferta de {company} para {jobTitle} vence el {until}. Lea y responda: {link} Responda STOP para no recibir mensajes.',
    offer_extended:
      'Crewvine: ahora tiene hasta el {until} para responder la oferta de {company} para {jobTitle}: {link} Responda STOP para no recibir mensajes.',
    offer_withdrawn:
      'Crewvine: {company} retiró su oferta para {jobTitle}. Responda STOP para no recibir mensajes.',
    background_check_consent:
      'Crewvine: {company} pide su permiso para verificar sus antecedentes para {jobTitle}. Lea y decida: {link} Responda STOP para no recibir mensajes.',
    background_check_agency:
      'Crewvine: falta un paso para verificar sus antecedentes para {jobTitle}. {agency} le pide sus datos en su propio sitio: {link}',
    background_check_notice:
      'Crewvine: {company} puede decidir en su contra para {jobTitle} por sus antecedentes. Véalos y responda: {link}',
    background_check_final:
      'Crewvine: {company} no va a seguir con usted para {jobTitle} por sus antecedentes. Detalles: {link}',
    background_check_withdrawn: 'Crewvine: {company} retiró su aviso sobre sus antecedentes para {jobTitle}.',
    reference_request:
      'Crewvine: {asker} le pide una referencia laboral sobre {workerName}. Toma 3 minutos: {link} Responda STOP para no recibir mensajes.',
    drug_test_consent:
      'Crewvine: {company} le pide permiso para una prueba de drogas para {jobTitle}. Lea y decida: {link} Responda STOP para no recibir mensajes.',
    drug_test_agency:
      'Crewvine: falta un paso para su prueba de drogas para {jobTitle}. {agency} le pide sus datos en su propio sitio: {link}',
    drug_test_appointment:
      'Crewvine: su prueba de drogas para {jobTitle}: vaya a {site} antes de {until}. Lleve una ID con foto.',
    drug_test_site: 'Crewvine: su prueba de drogas para {jobTitle}: vaya a {site}. Lleve una ID con foto.',
    drug_test_notice:
      'Crewvine: {company} puede decidir en su contra para {jobTitle} por su prueba de drogas. Véala y responda: {link}',
    drug_test_final:
      'Crewvine: {company} no va a seguir con usted para {jobTitle} por su prueba de drogas. Detalles: {link}',
    drug_test_withdrawn: 'Crewvine: {company} retiró su aviso sobre su prueba de drogas para {jobTitle}.',
    service_done:
      'Crewvine: {company} ya tiene el resultado de su {service} para {jobTitle}. Responda STOP para no recibir mensajes.',
    service_ended:
      'Crewvine: {company} ya no necesita su {service} para {jobTitle}. Usted no tiene que hacer nada. Responda STOP para no recibir mensajes.',
    i9_to_sign:
      'Crewvine: {company} le pide su formulario I-9 para empezar como {jobTitle}. Llene su parte: {link} Responda STOP para no recibir mensajes.',
    i9_reminder:
      'Crewvine: falta su formulario I-9 para {company}. Llene su parte antes de empezar: {link} Responda STOP para no recibir mensajes.',
    i9_documents:
      'Crewvine: lleve sus documentos originales para el I-9 a {company}. Usted decide qué mostrar. Responda STOP para no recibir mensajes.',
    i9_documents_again:
      'Crewvine: {company} debe ver un documento nuevo para su formulario I-9. Usted decide qué mostrar. Responda STOP para no recibir mensajes.',
    i9_code: 'Crewvine: use {code} para su formulario I-9 de {company}. Vale 10 minutos.',
    offer_code: 'Crewvine: use {code} para la oferta de {company}. Vale 10 minutos.',
    check_code: 'Crewvine: use {code} para el permiso que le pide {company}. Vale 10 minutos.',
    sign_in_code: 'Crewvine: {code} es su código para entrar y vale 10 minutos. No lo comparta con nadie.',
    phone_code: 'Crewvine: use {code} para confirmar este teléfono en su cuenta. Vale 10 minutos.',
    employer_message:
      'Crewvine: {company}, sobre {jobTitle}: {message} Responda STOP para no recibir mensajes.',
    interview_invited:
      'Crewvine: {company} quiere hablar de {jobTitle}: {when}. Diga si puede o elija otra hora: {link} Responda STOP para no recibir mensajes.',
    interview_reminder:
      'Crewvine: usted habla con {company} sobre {jobTitle}: {when}. Detalles: {link} Responda STOP para no recibir mensajes.',
    interview_canceled:
      'Crewvine: {company} cancela la cita sobre {jobTitle} del {when}. Responda STOP para no recibir mensajes.',
    apply_code: 'Crewvine: use {code} para postularse. Vale 10 minutos. No lo comparta con nadie.',
    refer_code:
      'Crewvine: use {code} para enviar su recomendación. Vale 10 minutos. No lo comparta con nadie.',
    ...esAccountTexts,
    i9_mismatch:
      'Crewvine: {company} tiene un aviso para usted sobre su formulario I-9. Léalo pronto: {link} Responda STOP para no recibir mensajes.',
  },
};
