import { createHash } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { WRITING_GUARD } from '#modules/community/index.ts';
import { ForgetWritings } from '../application/writing/forget-writings.ts';
import { FlagText } from '../application/writing/flag-text.ts';
import { JudgeWriting } from '../application/writing/judge-writing.ts';
import { FLAG_TEXT, SPAM_SIGNALS, TRUST_READER, WRITING_LOG } from './moderation.tokens.ts';
import { SqlTrustReader } from './persistence/trust/sql-trust-reader.ts';
import { SqlWritingLog } from './persistence/writing/sql-writing-log.ts';
import { EmbeddedSpamSignals } from './signals/embedded-spam-signals.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Limits on the writing of new accounts. */
export const writingContainer = new ContainerModule(({ bind }) => {
  construct(bind, TRUST_READER, SqlTrustReader, [SQL]);
  construct(bind, WRITING_LOG, SqlWritingLog, [SQL]);
  provide(bind, SPAM_SIGNALS, () => new EmbeddedSpamSignals(), []);
  provide(bind, FLAG_TEXT, (signals, log, clock) => new FlagText({ signals, log, hash: sha256, clock }), [
    SPAM_SIGNALS,
    WRITING_LOG,
    CLOCK,
  ]);
  construct(bind, WRITING_GUARD, JudgeWriting, {
    unitOfWork: UNIT_OF_WORK,
    trust: TRUST_READER,
    log: WRITING_LOG,
    flagText: FLAG_TEXT,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, ForgetWritings, [WRITING_LOG, CLOCK]);
});
