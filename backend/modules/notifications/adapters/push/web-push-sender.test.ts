import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { PushStandIn, TEST_VAPID } from '../../testing/push-stand-in.ts';
import { WebPushSender } from './web-push-sender.ts';

it.each(['is down', 'does not answer', 'fails'] as const)(
  'A push can be sent again later if its service %s',
  async (outage) => {
    const service = await PushStandIn.start();
    onTestFinished(() => service.stop());
    const { endpoint, keys } = service.subscription('phone');
    const to = { id: 'phone', userId: asId<'user'>('ana'), endpoint, ...keys };
    const settings = { ...TEST_VAPID, mailFrom: 'Crewvine <news@example.com>' };
    const sender = new WebPushSender(settings, pino({ level: 'silent' }), 200);
    const notice = { title: 'Hired', body: 'You are hired', url: '/', tag: 'hire' };
    service.outages.set('phone', outage);
    await expect(sender.send(to, notice)).rejects.toBeInstanceOf(Unavailable);
    service.outages.delete('phone');
    expect(await sender.send(to, notice)).toBe('sent');
    expect(service.to('phone')).toContainEqual(notice);
  },
);
