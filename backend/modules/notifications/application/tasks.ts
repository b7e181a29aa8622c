import type { MailTask } from './mail/deliver-mail.ts';
import type { Mail } from './ports.ts';
import type { PushTask } from './push/push-dispatch.ts';
import type { TextTask } from './texts/text-dispatch.ts';

type Written = Omit<Mail, 'files' | 'isConfidential'>;

export interface NotificationsTasks {
  /** An email that omits the rest is an ordinary one, which its recipient did not request. */
  'notifications.send_mail': Written & Partial<Omit<MailTask, keyof Written>>;
  'notifications.send_text': TextTask;
  /** To one device. */
  'notifications.send_push': PushTask;
}
