/** The attributes of a step, from a fixed vocabulary: no address, no person's ID, no user input. */
export type StepFacts = Readonly<Record<string, string | number>>;

export interface StepStart {
  readonly name: string;
  /** Whether the step answers a call, takes work from the queue, or works within the process. */
  readonly role: 'server' | 'consumer' | 'internal';
  readonly facts?: StepFacts;
  /** The `traceparent` of the step that caused it, if that ran earlier or in another process. */
  readonly causedBy?: string | undefined;
}

/** Takes facts that become known while a step runs. */
export interface Step {
  rename(name: string): void;
  note(facts: StepFacts): void;
  fail(): void;
}

/** Reports the causes of each step and its duration to a collector, across processes and the queue. */
export interface Tracing {
  step<T>(start: StepStart, work: (step: Step) => Promise<T>): Promise<T>;
  /** The W3C `traceparent` of the current step, sent with its consequences; undefined outside of steps. */
  current(): string | undefined;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const nothing: Step = { rename: () => undefined, note: () => undefined, fail: () => undefined };

/** Used if no collector is set: loads nothing, and a step costs one function call. */
export const untraced: Tracing = {
  step: (_start, work) => work(nothing),
  current: () => undefined,
  stop: async () => undefined,
};

/** The ID that links a log line to its trace. */
export function traceIdOf(parent: string | undefined): string | undefined {
  return parent?.split('-')[1];
}
