import { setTimeout as delay } from 'node:timers/promises';

export const today = new Date();
export const now = Date.now();
export const later = (): unknown => setTimeout(() => undefined, 20);
export const sleep = (): Promise<void> => delay(20);
