import { esAccountTexts } from './es-emails.ts';
import type { MessageTemplates } from './message-templates.ts';

export const esTexts: Pick<MessageTemplates, 'texts' | 'stopLine' | 'numberGivers' | 'replies'> = {
  texts: {
    verification_code:
      'Crewvine: use {code} para confirmar que quiere el trabajo de {jobTitle} en {company}. Vale 10 minutos. O responda: {link}',
    confirm_referral:
      'Crewvine: {referrerName} le recomienda para {jobTitle} en {company}. Confirme o rechace: {link}',
    confirm_nudge:
      'Crewvine: {referrerName} espera su respuesta sobre el trabajo de {jobTitle} en {company}. Confirme o rechace: {link}',
    confirm_hire:
      'Crewvine: {company} le contrata para {jobTitle}. Le recomienda {referrerName}. Confirme o rechace: {link}',
    offer_to_sign: 'Crewvine: {company} le ofrece el trabajo de {jobTitle}. Lea y firme la oferta: {link}',
    offer_changed:
      'Crewvine: {company} hizo cambios en su oferta para {jobTitle}. Vea qué es nuevo y responda: {link}',
    addendum_to_sign:
      'Crewvine: {company} quiere agregar algo a su oferta para {jobTitle}. Lea y firme el anexo: {link}',
    addendum_reminder:
      'Crewvine: tiene hasta el {until} para responder el anexo de {company} a su oferta para {jobTitle}: {link}',
    addendum_withdrawn:
      'Crewvine: {company} ya no le pide firmar el anexo a su oferta para {jobTitle}. Su oferta firmada no cambia.',
    offer_signed_copy: 'Crewvine: su oferta firmada para {jobTitle} en {company}: {link}',
    addendum_signed_copy: 'Crewvine: su anexo firmado a la oferta para {jobTitle} en {company}: {link}',
    signed_first_day:
      'Crewvine: recibimos su firma. {jobTitle} en {company}, empieza el {when} con {contact}. Copia y mapa: {link}',
    hired_first_day:
      'Crewvine: ¡ya tiene el trabajo! {jobTitle} en {company}, empieza el {when} con {contact}. Mapa: {link}',
    hired:
      'Crewvine: ¡ya tiene el trabajo! {jobTitle} en {company}. Pregunte a {contact} la fecha de inicio. Lugar: {link}',
    hire_undone:
      'Crewvine: se cancela su trabajo de {jobTitle} en {company}. No cuente con la fecha avisada. Pregunte a {contact}.',
    offer_counter_declined:
      'Crewvine: {company} deja su oferta para {jobTitle} como estaba. Puede responder: {link}',
    offer_reminder:
      'Crewvine: su oferta de {company} para {jobTitle} vence el {until}. Lea y responda: {link}',
    offer_extended:
      'Crewvine: ahora tiene hasta el {until} para responder la oferta de {company} para {jobTitle}: {link}',
    offer_withdrawn: 'Crewvine: {company} retiró su oferta para {jobTitle}.',
    background_check_consent:
      'Crewvine: {company} pide su permiso para verificar sus antecedentes para {jobTitle}. Lea y decida: {link}',
    background_check_agency:
      'Crewvine: falta un paso para verificar sus antecedentes para {jobTitle}. {agency} le pide sus datos en su propio sitio: {link}',
    background_check_notice:
      'Crewvine: {company} puede decidir en su contra para {jobTitle} por sus antecedentes. Véalos y responda: {link}',
    background_check_final:
      'Crewvine: {company} no va a seguir con usted para {jobTitle} por sus antecedentes. Detalles: {link}',
    background_check_withdrawn: 'Crewvine: {company} retiró su aviso sobre sus antecedentes para {jobTitle}.',
    reference_request:
      'Crewvine: {asker} le pide una referencia laboral sobre {workerName}. Toma 3 minutos: {link}',
    drug_test_consent:
      'Crewvine: {company} le pide permiso para una prueba de drogas para {jobTitle}. Lea y decida: {link}',
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
    service_done: 'Crewvine: {company} ya tiene el resultado de su {service} para {jobTitle}.',
    service_ended:
      'Crewvine: {company} ya no necesita su {service} para {jobTitle}. Usted no tiene que hacer nada.',
    i9_to_sign:
      'Crewvine: {company} le pide su formulario I-9 para empezar como {jobTitle}. Llene su parte: {link}',
    i9_reminder: 'Crewvine: falta su formulario I-9 para {company}. Llene su parte antes de empezar: {link}',
    i9_documents:
      'Crewvine: lleve sus documentos originales para el I-9 a {company}. Usted decide qué mostrar.',
    i9_documents_again:
      'Crewvine: {company} debe ver un documento nuevo para su formulario I-9. Usted decide qué mostrar.',
    i9_ssn:
      'Crewvine: agregue su Seguro Social (SSN) al formulario I-9 cuando lo tenga. {company} lo espera: {link}',
    i9_code: 'Crewvine: use {code} para su formulario I-9 de {company}. Vale 10 minutos.',
    offer_code: 'Crewvine: use {code} para la oferta de {company}. Vale 10 minutos.',
    check_code: 'Crewvine: use {code} para el permiso que le pide {company}. Vale 10 minutos.',
    sign_in_code: 'Crewvine: {code} es su código para entrar y vale 10 minutos. No lo comparta con nadie.',
    phone_code: 'Crewvine: use {code} para confirmar este teléfono en su cuenta. Vale 10 minutos.',
    employer_message: 'Crewvine: {company}, sobre {jobTitle}: {message}',
    interview_invited:
      'Crewvine: {company} quiere hablar de {jobTitle}: {when}. Diga si puede o elija otra hora: {link}',
    interview_reminder: 'Crewvine: usted habla con {company} sobre {jobTitle}: {when}. Detalles: {link}',
    interview_canceled: 'Crewvine: {company} cancela la cita sobre {jobTitle} del {when}.',
    apply_code: 'Crewvine: use {code} para postularse. Vale 10 minutos. No lo comparta con nadie.',
    refer_code: 'Crewvine: use {code} para recomendar a alguien. Vale 10 minutos. No lo comparta con nadie.',
    claim_code:
      'Crewvine: use {code} para seguir su recomendación. Vale 10 minutos. No lo comparta con nadie.',
    ...esAccountTexts,
    i9_mismatch:
      'Crewvine: {company} tiene un aviso para usted sobre su formulario I-9. Léalo pronto: {link}',
  },
  stopLine: 'Responda STOP para salir.',
  numberGivers: {
    referrerName: '{giver} nos dio su celular.',
    asker: '{giver} nos dio su celular.',
    company: '{giver} nos dio su celular.',
    referrer: 'Quien le recomienda nos dio su celular.',
    employer: 'La empresa nos dio su celular.',
    entered: 'Este celular se puso en nuestro sitio.',
    account: 'Este celular es de su cuenta.',
  },
  replies: {
    stop: 'Crewvine: ya no le enviaremos mensajes. Responda START para volver a recibirlos.',
    doubtful: 'Crewvine: ¿ya no quiere mensajes nuestros? Responda STOP para no recibir ninguno.',
    start: 'Crewvine: le enviaremos mensajes de nuevo. Responda STOP para no recibirlos.',
    help: 'Mensajes sobre trabajos. Preguntas: {contact}. Pueden aplicar tarifas. Responda STOP para no recibirlos.',
  },
};
