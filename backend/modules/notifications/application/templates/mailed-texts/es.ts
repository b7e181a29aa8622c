import type { MessageTemplates } from '../message-templates.ts';

/** Texts that go to an email address, too. */
export const esMailedTexts: Pick<MessageTemplates, 'textsAsEmails'> = {
  textsAsEmails: {
    employer_message: {
      title: 'Un mensaje de {company}',
      message: '{company} le escribió sobre {jobTitle}: {message}',
    },
    interview_invited: {
      title: '{company} quiere hablar con usted',
      message:
        '{company} quiere hablar con usted de {jobTitle}: {when}. Diga que sí, elija otra hora o decline. No necesita una cuenta.',
      action: 'Responder',
      footer: 'Este enlace es solo para usted. Quien lo tenga puede responder en su nombre.',
    },
    interview_reminder: {
      title: 'Pronto habla con {company}',
      message: 'Usted habla con {company} sobre {jobTitle}: {when}.',
      action: 'Ver los detalles',
      footer: 'Este enlace es solo para usted. Quien lo tenga puede responder en su nombre.',
    },
    interview_canceled: {
      title: '{company} canceló la cita',
      message: '{company} canceló la cita sobre {jobTitle} que era el {when}.',
    },
    offer_to_sign: {
      title: 'Una oferta de {company}',
      message:
        '{company} le envió una oferta para {jobTitle}. Ábrala para leer las condiciones y aceptarla o rechazarla. No necesita una cuenta.',
      action: 'Leer y firmar la oferta',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder la oferta en su nombre.',
    },
    addendum_to_sign: {
      title: 'Un anexo de {company}',
      message:
        '{company} le envió un anexo a la oferta para {jobTitle} que usted firmó. Ábralo para leerlo y fírmelo o rechácelo. La oferta queda como la firmó.',
      action: 'Leer y firmar el anexo',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    addendum_reminder: {
      title: 'El anexo de {company} vence el {until}',
      message:
        'Tiene hasta el {until} para firmar o rechazar el anexo de {company} a su oferta para {jobTitle}.',
      action: 'Leer y firmar el anexo',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    addendum_withdrawn: {
      title: 'Anexo retirado',
      message: '{company} retiró el anexo a su oferta para {jobTitle}. La oferta queda como usted la firmó.',
    },
    offer_changed: {
      title: '{company} cambió su oferta',
      message:
        '{company} cambió su oferta para {jobTitle}. La página nueva muestra qué es diferente. El enlace anterior ya no acepta respuestas.',
      action: 'Ver los cambios',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder la oferta en su nombre.',
    },
    offer_counter_declined: {
      title: '{company} deja su oferta como estaba',
      message: '{company} deja su oferta para {jobTitle} como estaba. Todavía puede aceptarla o rechazarla.',
      action: 'Leer y responder la oferta',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder la oferta en su nombre.',
    },
    offer_reminder: {
      title: 'Su oferta de {company} vence el {until}',
      message: 'Todavía puede responder la oferta de {company} para {jobTitle} hasta el {until}.',
      action: 'Leer y responder la oferta',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder la oferta en su nombre.',
    },
    offer_extended: {
      title: 'Más tiempo para su oferta de {company}',
      message: 'Ahora tiene hasta el {until} para responder la oferta de {company} para {jobTitle}.',
      action: 'Leer y responder la oferta',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder la oferta en su nombre.',
    },
    offer_withdrawn: {
      title: 'Oferta retirada',
      message: '{company} retiró su oferta para {jobTitle}.',
    },
    background_check_consent: {
      title: '{company} pide verificar sus antecedentes',
      message:
        '{company} quiere verificar sus antecedentes para {jobTitle}. Lea qué contiene la verificación y luego autorícela o rechácela. No necesita una cuenta y no le cuesta nada.',
      action: 'Leer y decidir',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    background_check_agency: {
      title: 'Falta un paso para su verificación de antecedentes',
      message:
        'Usted autorizó una verificación de antecedentes para {jobTitle}. La hace {agency}, que le pide en su propia página lo que necesita: por lo general, su fecha de nacimiento y su número de Seguro Social. Ni Crewvine ni el empleador los ven ni los guardan.',
      action: 'Continuar con la agencia',
      footer: 'El enlace es solo suyo y lleva a la agencia.',
    },
    background_check_notice: {
      title: 'Aviso antes de una decisión sobre {jobTitle}',
      message:
        '{company} está considerando una decisión en su contra para {jobTitle}, en todo o en parte por la verificación de sus antecedentes. Nada es definitivo antes del {until}: usted tiene cinco días hábiles, sin contar fines de semana ni feriados federales, para ver el informe y decir qué está mal. Lo que dice el informe: {findings}. La página de este enlace tiene su copia del informe y un resumen de sus derechos según la Ley de Informe Justo de Crédito (FCRA).',
      action: 'Ver el informe y responder',
      footer: 'El enlace es solo suyo: muestra lo que el informe dice de usted.',
    },
    background_check_final: {
      title: 'Decisión sobre {jobTitle}',
      message:
        '{company} decidió no seguir adelante con usted para {jobTitle}, en todo o en parte por la verificación de sus antecedentes. El informe lo hizo {agency}, que no tomó esta decisión y no puede explicarla. Usted tiene derecho a pedirle una copia gratuita del informe dentro de 60 días, y a disputar ahí lo que esté incompleto o equivocado.',
      action: 'Ver el informe y sus derechos',
      footer: 'El enlace es solo suyo: muestra lo que el informe dice de usted.',
    },
    background_check_withdrawn: {
      title: 'Aviso retirado',
      message:
        '{company} retiró su aviso sobre la verificación de sus antecedentes para {jobTitle}. Usted no tiene que hacer nada.',
    },
    reference_request: {
      title: 'Una referencia laboral sobre {workerName}',
      message:
        '{asker} le pide una referencia laboral sobre {workerName}. Es un formulario corto con cinco calificaciones, toma unos tres minutos y no necesita una cuenta.',
      action: 'Dar la referencia',
      footer: 'El enlace es solo suyo y sirve una vez.',
    },
    drug_test_consent: {
      title: '{company} le pide una prueba de drogas',
      message:
        '{company} quiere que usted haga una prueba de drogas para {jobTitle}. Lea de qué se trata y luego autorice o rechace. No le cuesta nada y no necesita una cuenta.',
      action: 'Leer y decidir',
      footer: 'Este enlace es solo para usted. Quien lo tenga puede contestar en su nombre.',
    },
    drug_test_agency: {
      title: 'Falta un paso de su prueba de drogas',
      message:
        'Usted autorizó una prueba de drogas para {jobTitle}. {agency} la organiza. En su propia página le pedirá lo que necesita, normalmente su fecha de nacimiento, y a dónde prefiere ir. Ni Crewvine ni el empleador lo ven.',
      action: 'Continuar con la agencia',
      footer: 'Este enlace es solo para usted. Lo lleva a la agencia.',
    },
    drug_test_appointment: {
      title: 'A dónde ir para su prueba de drogas',
      message:
        'Su prueba de drogas para {jobTitle} en {company}: vaya a {site} antes de {until}. Lleve una identificación con foto.',
    },
    drug_test_site: {
      title: 'A dónde ir para su prueba de drogas',
      message:
        'Su prueba de drogas para {jobTitle} en {company}: vaya a {site}. Lleve una identificación con foto.',
    },
    drug_test_notice: {
      title: 'Aviso antes de una decisión sobre {jobTitle}',
      message:
        '{company} está considerando una decisión en su contra para {jobTitle}, en todo o en parte por su prueba de drogas. Nada es definitivo antes del {until}: usted tiene cinco días hábiles, sin contar fines de semana ni feriados federales, para ver el informe y decir qué está mal. La página de este enlace tiene su copia del informe y un resumen de sus derechos según la Ley de Informe Justo de Crédito (FCRA).',
      action: 'Ver el informe y responder',
      footer: 'El enlace es solo suyo: muestra lo que el informe dice de usted.',
    },
    drug_test_final: {
      title: 'Decisión sobre {jobTitle}',
      message:
        '{company} decidió no seguir adelante con usted para {jobTitle}, en todo o en parte por su prueba de drogas. El informe lo hizo {agency}, que no tomó esta decisión y no puede explicarla. Usted tiene derecho a pedirle una copia gratuita del informe dentro de 60 días, y a disputar ahí lo que esté incompleto o equivocado.',
      action: 'Ver el informe y sus derechos',
      footer: 'El enlace es solo suyo: muestra lo que el informe dice de usted.',
    },
    drug_test_withdrawn: {
      title: 'Aviso retirado',
      message:
        '{company} retiró su aviso sobre su prueba de drogas para {jobTitle}. Usted no tiene que hacer nada.',
    },
    service_done: {
      title: 'Terminó su {service}',
      message: 'Terminó su {service} para {jobTitle} en {company}.',
    },
    service_ended: {
      title: 'No se hará su {service}',
      message: 'No se hará su {service} para {jobTitle} en {company}. No tiene que hacer nada.',
    },
    i9_to_sign: {
      title: 'Su formulario I-9 para {company}',
      message:
        'Toda persona que empieza un trabajo en EE. UU. llena el formulario I-9. Llene y firme la sección 1 para {jobTitle} a más tardar su primer día de trabajo. Toma unos cinco minutos y no necesita una cuenta.',
      action: 'Llenar la sección 1',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    i9_reminder: {
      title: 'Falta su formulario I-9 para {company}',
      message:
        'Llene y firme la sección 1 para {jobTitle} a más tardar su primer día de trabajo. Toma unos cinco minutos.',
      action: 'Llenar la sección 1',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    i9_mismatch: {
      title: 'Un aviso sobre su formulario I-9 de {company}',
      message:
        'Lea pronto este aviso: hay una decisión que solo usted puede tomar y tiene fecha límite. Usted puede seguir trabajando.',
      action: 'Leer el aviso',
      footer: 'El enlace es solo suyo: quien lo tenga puede responder en su nombre.',
    },
    i9_documents: {
      title: 'Lleve sus documentos a {company}',
      message:
        'Para su formulario I-9, {company} tiene que ver documentos originales dentro de los tres días hábiles después de su primer día como {jobTitle}. Usted elige: un documento de la Lista A, o uno de la Lista B y uno de la Lista C.',
    },
    i9_documents_again: {
      title: 'Muestre un documento más reciente a {company}',
      message:
        'Para su formulario I-9 como {jobTitle}, usted mostró un documento que vence pronto, o el recibo de uno. Lleve a tiempo el documento más reciente a {company}. Usted elige cuál.',
    },
    i9_ssn: {
      title: '{company} espera su número de Seguro Social',
      message:
        'Usted firmó el formulario I-9 como {jobTitle} sin número de Seguro Social. {company} usa E-Verify, que lo necesita. Agréguelo en cuanto lo tenga. Mientras tanto, usted sigue trabajando.',
      action: 'Agregar el número',
      footer: 'Este enlace es solo para usted. Quien lo tenga puede responder en su nombre.',
    },
  },
};
