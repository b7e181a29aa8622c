import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { I9Settings, I9SettingsStore } from './ports.ts';

interface SetI9Needs {
  readonly unitOfWork: UnitOfWork;
  readonly settings: I9SettingsStore;
  readonly clock: Clock;
}

/**
 * Changes an employer's settings for all forms. Open forms retain the settings they opened with
 * (rules.md#everify).
 */
export class SetI9 {
  private readonly needs: SetI9Needs;

  constructor(needs: SetI9Needs) {
    this.needs = needs;
  }

  read(employer: UserId): Promise<I9Settings> {
    return this.needs.settings.of(employer);
  }

  async change(employer: UserId, settings: I9Settings): Promise<I9Settings> {
    await this.needs.unitOfWork.transaction(() =>
      this.needs.settings.save(employer, settings, this.needs.clock.now()),
    );
    return this.needs.settings.of(employer);
  }
}
