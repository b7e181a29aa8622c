import { pino } from 'pino';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { ensureDemoData } from '../../demo-data/demo-data.ts';
import type { StorySize } from '../../demo-data/story/tell-story.ts';

const log = pino({ level: 'silent' });

/** Creates the demo like a start of the product; the story ends where tests begin. */
export function ensureDemo(app: TestApplication, size?: StorySize): Promise<void> {
  const { application, settings, databaseUrl } = app;
  const order = { sql: application.sql, settings, databaseUrl, log, now: TEST_NOW };
  return ensureDemoData(size ? { ...order, size } : order);
}

/** Replaces a `write`: throws in the process that prints this line. */
export function killAt(line: string): (text: Uint8Array | string) => boolean {
  return (text) => {
    if (String(text).includes(line)) throw new Error('killed');
    return true;
  };
}
