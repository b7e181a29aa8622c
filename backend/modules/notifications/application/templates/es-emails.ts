import type { MessageTemplates } from './message-templates.ts';

export const esEmails: MessageTemplates['emails'] = {
  verify_email: {
    title: 'Confirme su correo',
    message: 'Hola, {firstName}: confirme que este correo es suyo. El enlace vale 3 días.',
    action: 'Confirmar mi correo',
    footer: '¿No se registró? Ignore este correo.',
  },
  reset_password: {
    title: 'Elija una contraseña nueva',
    message:
      'Hola, {firstName}: alguien pidió una contraseña nueva para su cuenta de Crewvine. El enlace vale 1 hora.',
    action: 'Elegir una contraseña nueva',
    footer: '¿No fue usted? Ignore este correo: su contraseña no cambia.',
  },
  password_changed: {
    title: 'Se cambió su contraseña',
    message:
      'Hola, {firstName}: se acaba de cambiar la contraseña de su cuenta de Crewvine y se cerró la sesión en los demás dispositivos.',
    footer:
      '¿No fue usted? Elija de inmediato una contraseña nueva con «¿Olvidó su contraseña?» en la página de inicio de sesión.',
  },
  email_changed: {
    title: 'Se cambió su correo',
    message: 'Hola, {firstName}: su cuenta de Crewvine usa ahora otro correo.',
    footer: '¿No fue usted? Responda de inmediato a este correo.',
  },
  phone_confirmed: {
    title: 'Ya puede entrar con su teléfono',
    message:
      'Hola, {firstName}: confirmó el teléfono que termina en {ending}. Desde ahora puede entrar con un código que le enviamos ahí.',
    footer:
      '¿No fue usted? Elija una contraseña nueva con «¿Olvidó su contraseña?» y cambie el teléfono en su perfil.',
  },
  passkey_added: {
    title: 'Agregó una llave de acceso',
    message:
      'Hola, {firstName}: ahora puede entrar a su cuenta con una llave de acceso. Se creó en: {device}.',
    footer:
      '¿No fue usted? Elija ahora mismo una contraseña nueva con «¿Olvidó su contraseña?» y luego quite la llave en su perfil.',
  },
  new_device: {
    title: 'Alguien entró a su cuenta',
    message:
      'Hola, {firstName}: acaban de entrar a su cuenta desde un dispositivo que no conocíamos. Dispositivo: {device}. Dirección de red: {address}.',
    footer:
      '¿Fue usted? Entonces todo está bien. ¿No fue usted? Elija ahora mismo una contraseña nueva con «¿Olvidó su contraseña?»: así se cierran todas las sesiones.',
  },
  phone_moved: {
    title: 'Ya no puede entrar con su teléfono',
    message:
      'Hola, {firstName}: alguien confirmó el teléfono que termina en {ending} para otra cuenta, así que ya no sirve para entrar a esta. Su contraseña sigue funcionando.',
    footer: '¿Todavía es su teléfono? Confírmelo otra vez en su perfil.',
  },
  account_deleted: {
    title: 'Se eliminó su cuenta',
    message:
      'Hola, {firstName}: su cuenta de Crewvine se eliminó como pidió, y con ella sus datos personales. Los registros de pagos se conservan sin su nombre.',
  },
  account_deleted_owed: {
    title: 'Se eliminó su cuenta, su dinero sigue siendo suyo',
    message:
      'Hola, {firstName}: su cuenta de Crewvine se eliminó como pidió, y con ella sus datos personales. Sus ${amount} siguen siendo suyos, con los pagos de bonos que aún no vencen. Para cobrar, responda a este correo con su número: {reference}. Guarde este correo: con ese número sabemos que el dinero es suyo.',
  },
  account_suspended: {
    title: 'Su cuenta está suspendida',
    message:
      'Hola, {firstName}: nuestros moderadores suspendieron su cuenta de Crewvine hasta el {until}. Motivo: {reason} Si cree que es un error, puede apelar una vez, sin iniciar sesión.',
    action: 'Apelar esta decisión',
    footer: 'Este enlace es solo para usted.',
  },
  account_banned: {
    title: 'Su cuenta está cerrada',
    message:
      'Hola, {firstName}: nuestros moderadores cerraron su cuenta de Crewvine para siempre. Motivo: {reason} Si cree que es un error, puede apelar una vez, sin iniciar sesión.',
    action: 'Apelar esta decisión',
    footer: 'Este enlace es solo para usted.',
  },
  waitlist_confirm: {
    title: 'Confirme su lugar',
    message: 'Falta un paso: confirme su correo y será suyo su lugar en la lista de espera de Crewvine.',
    action: 'Confirmar mi lugar',
    footer: '¿No lo pidió usted? Ignore este correo.',
  },
  offer_signed_copy: {
    title: 'Carta de oferta firmada: {jobTitle} en {company}',
    message:
      'Esta es su copia de la carta de oferta que {workerName} firmó para {jobTitle} en {company}. Guárdela: nadie puede cambiarla sin que se note.',
    action: 'Ver la oferta',
    footer: 'La carta firmada va adjunta en PDF.',
  },
  addendum_signed_copy: {
    title: 'Anexo firmado: {jobTitle} en {company}',
    message:
      'Esta es su copia del anexo que {workerName} firmó a la oferta para {jobTitle} en {company}. Guárdela: nadie puede cambiarla sin que se note.',
    action: 'Ver el anexo',
    footer: 'El anexo firmado va adjunto en PDF.',
  },
  signed_first_day: {
    title: 'Usted firmó: {jobTitle} en {company}',
    message:
      'Usted firmó la oferta para {jobTitle} en {company}. Su primer día es el {when}, en {place}. Pregunte por {contact}. En la página de este enlace están su copia, el mapa y un archivo para su calendario. Le escribiremos otra vez cuando {company} confirme el trabajo.',
    action: 'Ver su primer día',
    footer: 'La carta firmada va adjunta en PDF. Este enlace es solo para usted.',
  },
  hired_first_day: {
    title: 'Ya tiene el trabajo: {jobTitle} en {company}',
    message:
      'Ya tiene el trabajo de {jobTitle} en {company}. Su primer día es el {when}, en {place}. Pregunte por {contact}. En la página de este enlace están el mapa y un archivo para su calendario.',
    action: 'Ver su primer día',
    footer: 'Este enlace es solo para usted.',
  },
  hired: {
    title: 'Ya tiene el trabajo: {jobTitle} en {company}',
    message:
      'Ya tiene el trabajo de {jobTitle} en {company}, en {place}. Pregunte a {contact} cuándo empieza. En la página de este enlace está el mapa.',
    action: 'Ver el lugar',
    footer: 'Este enlace es solo para usted.',
  },
  hire_undone: {
    title: 'Ya no hay contratación: {jobTitle} en {company}',
    message:
      '{company} canceló su contratación de {jobTitle}. El primer día que le avisamos ya no cuenta. Si tiene preguntas, hable con {contact}.',
    action: 'Ver el empleo',
    footer: 'Este enlace es solo para usted.',
  },
  waitlist_already_in: {
    title: 'Usted ya está en la lista',
    message:
      'Este correo ya está confirmado y su lugar en la lista de espera de Crewvine está seguro. No tiene que hacer nada más.',
    action: 'Abrir Crewvine',
    footer: '¿No lo pidió usted? Ignore este correo.',
  },
};

/** To the phone of an account that has no email. */
export const esAccountTexts = {
  new_device:
    'Crewvine: su cuenta se acaba de abrir en un equipo nuevo: {device}. Si no fue usted, salga de ese equipo en su perfil.',
  passkey_added:
    'Crewvine: hay una llave nueva para entrar a su cuenta, hecha en: {device}. Si no fue usted, quite esa llave en su perfil.',
  account_deleted:
    'Crewvine: Hola, {firstName}: eliminamos su cuenta y sus datos personales, como nos lo pidió.',
  account_deleted_owed:
    'Crewvine: eliminamos su cuenta. Sus ${amount} siguen siendo suyos. Para cobrar, guarde esta clave: {reference}',
  account_suspended:
    'Crewvine: nuestros moderadores suspendieron su cuenta hasta el {until}. Vea el motivo o apele: {link}',
  account_banned:
    'Crewvine: nuestros moderadores cerraron su cuenta para siempre. Vea el motivo o apele: {link}',
} as const satisfies Partial<MessageTemplates['texts']>;
