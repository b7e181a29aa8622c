import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { signatureOf } from '../adapters/webhook-event.ts';
import type { BackgroundCheckProvider, ReportOrder } from '../application/order/background-check-provider.ts';
import type { ReportDocument } from '../application/report/ports.ts';

export interface AgencyUnderTest {
  readonly provider: BackgroundCheckProvider;
  /** The key of its webhooks' signatures. */
  readonly webhookKey: string;
  /** The candidate has given the agency the required data. */
  begin(externalId: string): Promise<void>;
  /** So much time passes that the report is ready. */
  finish(externalId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Every agency passes this (rules.md#check-agencies). */
export function backgroundCheckProviderContract(name: string, open: () => Promise<AgencyUnderTest>): void {
  describe(`${name} as a background check agency`, () => {
    let at: AgencyUnderTest;
    beforeAll(async () => {
      at = await open();
    });
    afterAll(() => at.stop());

    const order = (change: Partial<ReportOrder> = {}): ReportOrder => ({
      checkId: newId(),
      packageType: 'standard',
      candidate: { name: 'Bo Li', phone: '+15125550100', email: 'bo@example.com' },
      location: 'Austin, TX',
      ...change,
    });

    const placed = async (one: ReportOrder): Promise<string> => (await at.provider.order(one)).externalId;

    it('the agency makes one report per check, even for parallel and repeated orders', async () => {
      const one = order();
      const ids = [await placed(one)];
      ids.push(...(await Promise.all(Array.from({ length: 5 }, () => placed(one)))));
      expect(new Set(ids).size).toBe(1);
      expect(await placed(order())).not.toBe(ids[0]);
    });

    it('a report takes time, and then never changes', async () => {
      const id = await placed(order());
      expect(await at.provider.report(id)).toMatchObject({ status: 'pending' });
      await at.finish(id);
      const report = await at.provider.report(id);
      expect(report).toMatchObject({ status: 'complete', result: 'clear' });
      expect(await at.provider.report(id)).toEqual(report);
      await at.provider.cancel(id);
      expect(await at.provider.report(id)).toEqual(report);
    });

    it('a person whose name calls for it gets findings', async () => {
      const candidate = { name: 'Cora Concern', phone: '+15125550101', email: 'cora@example.com' };
      const id = await placed(order({ candidate }));
      await at.finish(id);
      const report = await at.provider.report(id);
      expect(report).toMatchObject({ status: 'complete', result: 'concerns' });
      expect(
        report.status === 'complete' && report.findings.filter(({ result }) => result === 'consider'),
      ).toHaveLength(1);
    });

    it('the whole report is the same each time', async () => {
      const candidate = { name: 'Cora Concern', phone: '+15125550101', email: 'cora@example.com' };
      const id = await placed(order({ candidate }));
      await at.finish(id);
      const document = await at.provider.document(id, 'background_check');
      expect(await at.provider.document(id, 'background_check')).toEqual(document);
      const words = await wordsOf(document);
      const found = await at.provider.report(id);
      expect(found.status === 'complete' && found.result).toBe('concerns');
      const notes = found.status === 'complete' ? found.findings.flatMap(({ note }) => note ?? []) : [];
      for (const said of ['Cora Concern', 'National criminal records', ...notes])
        expect(words).toContain(said);
    });

    it('the document of a drug test has its result, and no health data', async () => {
      const candidate = { name: 'Cora Concern', phone: '+15125550101', email: 'cora@example.com' };
      const id = await placed(order({ packageType: 'drug_test', candidate }));
      await at.finish(id);
      const words = await wordsOf(await at.provider.document(id, 'drug_test'));
      expect(words).toContain('consider');
      expect(words).not.toMatch(/THC|Prescription|urine/);
    });

    it('a drug test returns place, deadline, and only the result', async () => {
      const [clear, found] = [
        await placed(order({ packageType: 'drug_test' })),
        await placed(
          order({
            packageType: 'drug_test',
            candidate: { name: 'Cora Concern', phone: '+15125550101', email: 'cora@example.com' },
          }),
        ),
      ];
      await at.begin(clear);
      const pending = await at.provider.report(clear);
      expect(pending).toMatchObject({
        status: 'pending',
        appointment: { site: expect.any(String), address: expect.stringContaining('Austin') },
      });
      await at.finish(clear);
      await at.finish(found);
      const drugTest = (result: string) => [{ screening: 'Drug test', result, note: null }];
      expect(await at.provider.report(clear)).toEqual({
        status: 'complete',
        result: 'clear',
        findings: drugTest('clear'),
      });
      expect(await at.provider.report(found)).toEqual({
        status: 'complete',
        result: 'concerns',
        findings: drugTest('consider'),
      });
    });

    it('a canceled report is never completed', async () => {
      const id = await placed(order());
      await at.provider.cancel(id);
      await at.provider.cancel(id);
      await at.finish(id);
      expect(await at.provider.report(id)).toEqual({ status: 'canceled' });
    });

    it('only signed events are trusted', () => {
      const event = (type: string) =>
        Buffer.from(JSON.stringify({ type, data: { object: { id: 'report_1' } } }));
      const raw = event('report.completed');
      const signature = signatureOf(raw, at.webhookKey);
      expect(at.provider.reportOfWebhook(raw, signature)).toBe('report_1');
      const other = event('candidate.created');
      expect(at.provider.reportOfWebhook(other, signatureOf(other, at.webhookKey))).toBeNull();
      const refusal = expect.objectContaining({ code: 'checks.bad_signature' });
      expect(() => at.provider.reportOfWebhook(Buffer.concat([raw, Buffer.from(' ')]), signature)).toThrow(
        refusal,
      );
      expect(() => at.provider.reportOfWebhook(raw, '')).toThrow(refusal);
      expect(() => at.provider.reportOfWebhook(raw, signatureOf(raw, 'another key'))).toThrow(refusal);
      const junk = Buffer.from('no json');
      expect(at.provider.reportOfWebhook(junk, signatureOf(junk, at.webhookKey))).toBeNull();
    });
  });
}

async function wordsOf(document: ReportDocument): Promise<string> {
  if (document.kind === 'data') return JSON.stringify(document.data);
  const { text } = await extractText(new Uint8Array(document.bytes), { mergePages: true });
  return text;
}
