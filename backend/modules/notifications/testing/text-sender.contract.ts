import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import type { TextSender, TextToSend } from '../application/ports.ts';

export interface TextSenderFixture {
  readonly sender: TextSender;
  /** The words that a phone got. */
  phone(number: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

let numbers = 0;

export function aText(fields: Partial<TextToSend> = {}): TextToSend {
  numbers += 1;
  const to = `+1512556${String(numbers).padStart(4, '0')}`;
  return { id: newId(), to, body: 'Crewvine: su código es 123456 & ¿más?', triedSince: null, ...fields };
}

/** The shared behavior of the outbox and Twilio. */
export function textSenderContract(name: string, start: () => Promise<TextSenderFixture>): void {
  describe(`texts by ${name}`, () => {
    let fixture: TextSenderFixture;
    beforeAll(async () => {
      fixture = await start();
    });
    afterAll(() => fixture.stop());

    it('texts arrive as they were written', async () => {
      const text = aText();
      expect(await fixture.sender.send(text)).toMatchObject({ outcome: 'sent' });
      expect(await fixture.phone(text.to)).toEqual([text.body]);
    });

    it('a text that is tried again arrives once', async () => {
      const text = aText();
      await fixture.sender.send(text);
      expect(await fixture.sender.send({ ...text, triedSince: TEST_NOW })).toMatchObject({
        outcome: 'sent',
      });
      expect(await fixture.phone(text.to)).toHaveLength(1);
    });

    it('two texts with the same words both arrive', async () => {
      const text = aText();
      await fixture.sender.send(text);
      await fixture.sender.send({ ...text, id: newId() });
      expect(await fixture.phone(text.to)).toEqual([text.body, text.body]);
    });
  });
}
