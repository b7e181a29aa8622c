export interface ModeratedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Can be let in again. */
  readonly isShutOut: boolean;
}
