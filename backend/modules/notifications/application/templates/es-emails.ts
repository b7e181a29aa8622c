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
  waitlist_already_in: {
    title: 'Usted ya está en la lista',
    message:
      'Este correo ya está confirmado y su lugar en la lista de espera de Crewvine está seguro. No tiene que hacer nada más.',
    action: 'Abrir Crewvine',
    footer: '¿No lo pidió usted? Ignore este correo.',
  },
};
