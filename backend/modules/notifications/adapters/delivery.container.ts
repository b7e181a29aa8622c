import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { construct, provide, token } from '#platform/container/token.ts';
import type { Settings } from '#platform/settings.ts';
import { CLOCK, DUE_WORK, LOG, ROUTES, SETTINGS, SQL, STOPPABLES, UNIT_OF_WORK } from '#platform/tokens.ts';
import { AskTextPrices } from '../application/ask-text-prices.ts';
import type { MailSender, TextPrices, TextSender, TimeZones } from '../application/ports.ts';
import { RecordDeliveryStatus } from '../application/record-delivery-status.ts';
import { twilioRoutes } from './http/twilio.routes.ts';
import {
  MAIL_SENDER,
  RECEIVE_TEXT,
  SEALED_TEXT,
  TEXT_BUDGET,
  TEXT_LOG,
  TEXT_OPT_OUTS,
  TEXT_SENDER,
  TIME_ZONES,
  TRACK_DELIVERIES,
} from './notifications.tokens.ts';
import { SqlOutboxMailSender, SqlOutboxTextSender } from './outbox/sql-outbox.ts';
import { GeoTimeZones } from './phone/geo-time-zones.ts';
import { smtpMailSender, type SmtpMailSender } from './smtp/smtp-mail-sender.ts';
import { twilioTextPrices } from './twilio/twilio-text-prices.ts';
import { twilioTextSender } from './twilio/twilio-text-sender.ts';

const SMTP = token<SmtpMailSender | null>('notifications.smtp');
const TEXT_PRICES = token<TextPrices>('notifications.text-prices');
const RECORD_DELIVERY_STATUS = token<RecordDeliveryStatus>('notifications.record-delivery-status');

/** The ways out, by the settings: a real provider where it is set, the embedded outbox otherwise. */
export const deliveryContainer = new ContainerModule(({ bind }) => {
  provide(bind, TIME_ZONES, (): TimeZones => new GeoTimeZones(), []);
  provide(
    bind,
    SMTP,
    ({ smtpUrl, mailFrom }, clock, log) =>
      smtpUrl === null ? null : smtpMailSender({ smtpUrl, mailFrom }, clock, log),
    [SETTINGS, CLOCK, LOG],
  );
  provide(
    bind,
    MAIL_SENDER,
    (smtp, sql, clock, sealedText, settings, log): MailSender => {
      if (!smtp) warnOfOutbox('emails', 'SMTP_URL', settings, log);
      return smtp ?? new SqlOutboxMailSender(sql, clock, sealedText);
    },
    [SMTP, SQL, CLOCK, SEALED_TEXT, SETTINGS, LOG],
  );
  provide(bind, STOPPABLES, (smtp) => ({ stop: async () => smtp?.stop() }), [SMTP]);
  provide(
    bind,
    TEXT_SENDER,
    (sql, clock, settings, log): TextSender => {
      const { twilio, publicUrl } = settings;
      if (twilio) return twilioTextSender(twilio, publicUrl, clock, log);
      warnOfOutbox('texts', 'TWILIO_ACCOUNT_SID', settings, log);
      return new SqlOutboxTextSender(sql, clock);
    },
    [SQL, CLOCK, SETTINGS, LOG],
  );
  provide(
    bind,
    TEXT_PRICES,
    // Without a provider no text has an id there, so nothing is asked.
    ({ twilio }, log): TextPrices =>
      twilio ? twilioTextPrices(twilio, log) : { priceOf: async () => 'never' },
    [SETTINGS, LOG],
  );
  construct(bind, DUE_WORK, AskTextPrices, {
    unitOfWork: UNIT_OF_WORK,
    texts: TEXT_LOG,
    prices: TEXT_PRICES,
    budget: TEXT_BUDGET,
    clock: CLOCK,
  });
  construct(bind, RECORD_DELIVERY_STATUS, RecordDeliveryStatus, {
    unitOfWork: UNIT_OF_WORK,
    texts: TEXT_LOG,
    optOuts: TEXT_OPT_OUTS,
    tracking: TRACK_DELIVERIES,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    ({ twilio, publicUrl }, receiveText, recordDeliveryStatus) =>
      twilio
        ? twilioRoutes({ authToken: twilio.authToken, publicUrl, receiveText, recordDeliveryStatus })
        : [],
    [SETTINGS, RECEIVE_TEXT, RECORD_DELIVERY_STATUS],
  );
});

/** Warns that messages reach only the embedded outbox. */
function warnOfOutbox(what: string, setting: string, settings: Settings, log: Logger): void {
  if (settings.production) {
    log.warn(`${setting} is not set: ${what} stay in the embedded outbox and reach nobody`);
  }
}
