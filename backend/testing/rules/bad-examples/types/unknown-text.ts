import type { TFunction } from 'i18next';
export const words = (say: TFunction<'common'>): string => say('no.such.text');
export const group = (say: TFunction<'common'>): string => say('error');
