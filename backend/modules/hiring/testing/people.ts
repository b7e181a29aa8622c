import { asId } from '#kernel/ids.ts';

export const EMPLOYER = asId<'user'>('employer');
export const REFERRER = asId<'user'>('referrer');
export const STRANGER = asId<'user'>('stranger');
