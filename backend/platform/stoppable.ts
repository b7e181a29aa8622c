/**
 * Holds something open, such as connections to a mail server, until the process ends. Stopped after the last
 * job.
 */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Holds calls open that never end on their own. `end` runs before the web server waits for its calls. */
export interface LongCalls {
  end(): void;
}
