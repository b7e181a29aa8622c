import type { Measured, MeasureSource } from '../metrics/measures.ts';
import type { PgBossWatch } from './queue-watch.ts';

/** The amount of waiting work, and the last success of each sweep; the same in every process. */
export class QueueMeasures implements MeasureSource {
  readonly name = 'queue';
  readonly measures = [
    {
      name: 'queue_tasks',
      help: 'Events and tasks: waiting, active, retrying, permanently failed',
      label: 'state',
    },
    { name: 'queue_oldest_seconds', help: 'Seconds since the oldest waiting event or task was due' },
    { name: 'sweep_age_seconds', help: 'Seconds since the last success of the sweep', label: 'sweep' },
    { name: 'sweep_failures', help: 'Failures since the last success of the sweep', label: 'sweep' },
  ];
  private readonly queue: PgBossWatch;

  constructor(queue: PgBossWatch) {
    this.queue = queue;
  }

  async read(): Promise<readonly Measured[]> {
    const [depth, oldest, sweeps] = await Promise.all([
      this.queue.depth([]),
      this.queue.oldestSeconds(),
      this.queue.sweeps(),
    ]);
    const { waiting, active, retrying, failed } = depth;
    const states = Object.entries({ waiting, active, retrying, failed });
    const now = Date.now();
    return [
      ...states.map(([of, value]) => ({ name: 'queue_tasks', of, value })),
      { name: 'queue_oldest_seconds', value: oldest },
      ...sweeps.flatMap(({ name: of, lastSuccessAt, failures }) => [
        { name: 'sweep_failures', of, value: failures },
        ...(lastSuccessAt
          ? [{ name: 'sweep_age_seconds', of, value: (now - Date.parse(lastSuccessAt)) / 1_000 }]
          : []),
      ]),
    ];
  }
}
