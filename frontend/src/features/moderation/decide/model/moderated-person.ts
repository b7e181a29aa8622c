export interface ModeratedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Suspended, so the suspension can be lifted. */
  readonly isShutOut: boolean;
}
