import { climbed } from '../../../somewhere/else.ts';

export const value = climbed;
