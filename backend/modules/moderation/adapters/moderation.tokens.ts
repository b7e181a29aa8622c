import { token } from '#platform/container/token.ts';
import type { BlockList } from '../application/blocks/block-list.ts';
import type { TrustReader } from '../application/trust/trust-reader.ts';
import type { SpamSignals } from '../application/writing/spam-signals.ts';
import type { WritingLog } from '../application/writing/writing-log.ts';

export const BLOCK_LIST = token<BlockList>('moderation.block-list');
export const TRUST_READER = token<TrustReader>('moderation.trust-reader');
export const SPAM_SIGNALS = token<SpamSignals>('moderation.spam-signals');
export const WRITING_LOG = token<WritingLog>('moderation.writing-log');
