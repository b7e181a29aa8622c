import { z } from 'zod';
import { TRADES } from '../vocabulary/trades.ts';

export const tradeSchema = z.enum(TRADES, { error: 'Unknown trade' });
