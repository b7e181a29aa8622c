import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';
import { pageAnswer, readCursor, type PageKey } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ListedRow } from '../../application/admin-reader.ts';
import type { MoneyReader } from '../../application/money-reader.ts';
import {
  adminRefundSchema,
  adminRefundsQuerySchema,
  adminWithdrawalSchema,
  adminWithdrawalsQuerySchema,
  ledgerMovementSchema,
  ledgerSubjectSchema,
} from '../../contract/index.ts';

const keyOf = ({ pageAt, id }: ListedRow): PageKey => ({ at: pageAt, id });

/** Lists of the money desk, and the ledger behind each of their amounts (rules.md#money-desk). */
export function moneyRoutes(reader: MoneyReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/refunds',
      access: 'admin',
      summary: 'List refunds to all employers, newest first',
      query: adminRefundsQuerySchema,
      answers: { 200: z.array(adminRefundSchema) },
      handler: async (call) => {
        const { limit, cursor, status } = call.query;
        const rows = reader.refunds(status, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.refundsFound(status, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/withdrawals',
      access: 'admin',
      summary: 'List all withdrawals, newest first',
      query: adminWithdrawalsQuerySchema,
      answers: { 200: z.array(adminWithdrawalSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const page = { limit, after: readCursor(cursor) };
        const found = (most: number): Promise<number> => reader.withdrawalsFound(search, most);
        return countedAnswer(call, reader.withdrawals(search, page), found);
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/ledger/:subject/:id',
      access: 'admin',
      summary:
        'List the ledger movements of a referral, a withdrawal, a discrepancy, or a person’s accounts, newest first',
      params: ledgerSubjectSchema,
      query: listQuerySchema,
      answers: { 200: z.array(ledgerMovementSchema) },
      handler: async (call) => {
        const { subject, id } = call.params;
        const page = { limit: call.query.limit, after: readCursor(call.query.cursor) };
        return pageAnswer(call, await reader.movements(subject, id, page), keyOf);
      },
    }),
  ];
}
