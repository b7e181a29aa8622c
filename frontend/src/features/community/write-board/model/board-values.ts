import type { Board } from '#entities/board/index.ts';

/** A board form's values; an empty text means no choice. */
export interface BoardValues {
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  readonly location: string;
  readonly isPrivate: boolean;
}

export const EMPTY_BOARD: BoardValues = {
  name: '',
  description: '',
  industry: '',
  location: '',
  isPrivate: false,
};

export function valuesOf({ name, description, industry, location, isPrivate }: Board): BoardValues {
  return { name, description, industry, location: location ?? '', isPrivate };
}
