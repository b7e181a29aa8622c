import { townAt } from '../../application/search/job-search-parser.ts';
import type { Towns } from '../../application/search/towns.ts';
import type { Surroundings, SurroundingsOf } from '../../application/search/surroundings.ts';
import { cellsAround } from '../persistence/search/search-marks.ts';

export class JobSurroundings implements SurroundingsOf {
  private readonly towns: Towns;

  constructor(towns: Towns) {
    this.towns = towns;
  }

  async around(location: string, miles: number): Promise<Surroundings | null> {
    const town = await townAt(this.towns, location);
    if (!town) return null;
    const { latitude, longitude } = town;
    return { latitude, longitude, cells: cellsAround({ latitude, longitude, radius: miles }) };
  }
}
