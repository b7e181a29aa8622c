// The program of `ProductHost`: a process that can start the product repeatedly.
import 'reflect-metadata';
import path from 'node:path';
import { processLog } from '#app/operations/log.ts';
import { startProcess, type RunningProcess } from '#app/process.ts';
import { readSettings } from '#platform/settings.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import type { HostAnswer, HostOrder } from './product-host.ts';

const webRoot = path.resolve(import.meta.dirname, '../../../frontend/dist');
const PATIENCE = { databaseLimits: PATIENT_LIMITS };
let running: RunningProcess | undefined;

async function obey({ start }: HostOrder): Promise<HostAnswer> {
  try {
    await running?.stop();
    running = undefined;
    if (start) {
      const settings = readSettings(start);
      running = await startProcess(settings, processLog(settings.logLevel).log, webRoot, PATIENCE);
    }
    return { failure: null };
  } catch (error) {
    return { failure: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

process.on('message', (order: HostOrder) => void obey(order).then((answer) => process.send?.(answer)));
// The parent that sends orders has ended.
process.once('disconnect', () => process.exit(0));
