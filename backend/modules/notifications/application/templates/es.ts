import { statusNames } from '../../domain/notified-statuses.ts';
import { esEmails } from './es-emails.ts';
import { esMail } from './es-mail.ts';
import { esTexts } from './es-texts.ts';
import { esMailedTexts } from './mailed-texts/es.ts';
import { noticesIn } from './notices/notices.ts';
import type { MessageTemplates } from './message-templates.ts';

/**
 * A text of two parts with a link has room for its words only in the alphabet of text messages, which lacks á, í, ó and ú:
 * long texts say it in words that do without them, and none leaves an accent out.
 */
export const es: MessageTemplates = {
  notices: noticesIn('es'),
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
  statuses: statusNames('es'),
  mail: esMail,
};
