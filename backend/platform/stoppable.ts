/** Holds something open, such as connections to a mail server, until the process ends. Stopped after the last job. */
export interface Stoppable {
  stop(): Promise<void>;
}
