/** What a step is told of, in words of a list of ours: no address, no id of a person, nothing that someone has written. */
export type StepFacts = Readonly<Record<string, string | number>>;

export interface StepStart {
  readonly name: string;
  /** Whether it answers a call, takes work from the queue, or is work within the process. */
  readonly role: 'server' | 'consumer' | 'internal';
  readonly facts?: StepFacts;
  /** Of the step that caused it, where that was in another process or earlier. */
  readonly causedBy?: string | undefined;
}

/** What becomes known while a step runs. */
export interface Step {
  rename(name: string): void;
  note(facts: StepFacts): void;
  fail(): void;
}

/** Tells a collector what led to what, across processes and the queue, and how long each step took. */
export interface Tracing {
  step<T>(start: StepStart, work: (step: Step) => Promise<T>): Promise<T>;
  /** Of the step in hand, to go along with what it causes (W3C `traceparent`); undefined outside of steps. */
  current(): string | undefined;
  /** Hands over what has not gone out yet. */
  stop(): Promise<void>;
}

const nothing: Step = { rename: () => undefined, note: () => undefined, fail: () => undefined };

/** Where no collector is set: nothing is loaded, and a step costs a call. */
export const untraced: Tracing = {
  step: (_start, work) => work(nothing),
  current: () => undefined,
  stop: async () => undefined,
};

/** The id that joins a line of the log with its trace. */
export function traceIdOf(parent: string | undefined): string | undefined {
  return parent?.split('-')[1];
}
