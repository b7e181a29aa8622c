import { AskTextPrices } from '../application/texts/ask-text-prices.ts';
import { ForgetReceivedTexts } from '../application/texts/forget-received-texts.ts';
import { GiveUpTexts } from '../application/texts/give-up-texts.ts';
import type { TextPrices, TextSender } from '../application/ports.ts';
import { ReceiveText } from '../application/texts/receive-text.ts';
import { RecordDeliveryStatus } from '../application/tracking/record-delivery-status.ts';
import { ReleaseHeldTexts } from '../application/texts/release-held-texts.ts';
import { SendText } from '../application/texts/send-text.ts';
import { NotifyTextLimit } from '../application/texts/notify-text-limit.ts';
import { twilioRoutes } from './http/texts/twilio.routes.ts';
import type { NotificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { SqlOutboxTextSender } from './outbox/sql-outbox.ts';
import { SqlReceivedTexts } from './persistence/sql-received-texts.ts';
import { TextMeasures } from './persistence/text-measures.ts';
import { sendTextHandler } from './queue/message-handlers.ts';
import { twilioTextPrices } from './twilio/twilio-text-prices.ts';
import { twilioTextSender } from './twilio/twilio-text-sender.ts';
import { warnOfOutbox } from './warn-of-outbox.ts';

/** Text messages: sent within a budget and at decent hours, received, and priced. */
export function wireTexts(outside: NotificationsOutside, base: NotificationsBase) {
  const { platform, notifier, administration: directory } = outside;
  const { sql, unitOfWork, clock, phoneNumbers: phones, settings, log } = platform;
  const { twilio, publicUrl, supportContact, textsOfDay } = settings;
  const { texts, budget, optOuts, dispatch, zones, hours, tracking } = base;

  const received = new SqlReceivedTexts(sql, platform.fieldCipher);
  const receiveText = new ReceiveText({
    unitOfWork,
    optOuts,
    received,
    texts: dispatch,
    clock,
    supportContact,
  });
  const sendText = new SendText({
    unitOfWork,
    texts,
    optOuts,
    sender: senderOf(platform),
    zones,
    hours,
    budget,
    phones,
    tracking,
    clock,
  });
  // Without a provider no text has an ID there, so no price is requested.
  const prices: TextPrices = twilio ? twilioTextPrices(twilio, log) : { priceOf: async () => 'never' };
  const recordDeliveryStatus = new RecordDeliveryStatus({ unitOfWork, texts, optOuts, tracking, clock });

  return {
    receiveText,
    routes: twilio
      ? twilioRoutes({ authToken: twilio.authToken, publicUrl, receiveText, recordDeliveryStatus })
      : [],
    taskHandlers: [sendTextHandler(sendText)],
    dueWork: [
      new AskTextPrices({ unitOfWork, texts, prices, budget, clock }),
      new NotifyTextLimit({
        unitOfWork,
        budget,
        notifier,
        directory,
        texts: textsOfDay?.texts ?? 0,
        dollars: textsOfDay?.dollars ?? 0,
      }),
      new ReleaseHeldTexts({ unitOfWork, texts, dispatch, clock }),
      new GiveUpTexts({ unitOfWork, texts, clock }),
      new ForgetReceivedTexts(received, clock),
    ],
    sealedFields: [received],
    measures: [new TextMeasures(sql, textsOfDay)],
  };
}

function senderOf({ sql, clock, settings, log }: NotificationsOutside['platform']): TextSender {
  const { twilio, publicUrl } = settings;
  if (twilio) return twilioTextSender(twilio, publicUrl, clock, log);
  warnOfOutbox('texts', 'TWILIO_ACCOUNT_SID', settings, log);
  return new SqlOutboxTextSender(sql, clock);
}
