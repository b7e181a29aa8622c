import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import { stateCode, stateName } from '#platform/places/us-states.ts';
import type { FoundPlace, ReverseGeocoder } from '../../application/account/find-place.ts';

const answerSchema = z.object({ city: z.string(), principalSubdivision: z.string() });
const TIMEOUT_MS = 3_000;
const TRIES = 2;

export interface HttpGeocoderOptions {
  /** Asked as `?latitude=&longitude=&localityLanguage=en`. */
  readonly url: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

/** A service on the web that answers `{city, principalSubdivision}` (rules.md#coarse-location). Coordinates go there and nothing else. */
export class HttpGeocoder implements ReverseGeocoder {
  private readonly url: string;
  private readonly timeoutMs: number;
  private readonly breaker: CircuitBreaker;

  constructor({ url, clock, timeoutMs = TIMEOUT_MS }: HttpGeocoderOptions) {
    this.url = url;
    this.timeoutMs = timeoutMs;
    this.breaker = new CircuitBreaker(clock, {
      isOutage: (error) => error instanceof Unavailable,
      refusal: () => new Unavailable('The geocoder is resting'),
    });
  }

  async locate(latitude: number, longitude: number): Promise<FoundPlace | null> {
    const { city, principalSubdivision } = await this.breaker.run(() => this.ask(latitude, longitude));
    const state = stateName(stateCode(principalSubdivision) ?? '');
    return city === '' || state === null ? null : { city, principalSubdivision: state };
  }

  /** Asking changes nothing over there, so it is asked a second time. */
  private async ask(latitude: number, longitude: number): Promise<z.output<typeof answerSchema>> {
    let failure: unknown = null;
    for (let tried = 0; tried < TRIES; tried += 1) {
      try {
        return await this.askOnce(latitude, longitude);
      } catch (error) {
        failure = error;
      }
    }
    throw new Unavailable('The geocoder does not answer', { cause: failure });
  }

  private async askOnce(latitude: number, longitude: number): Promise<z.output<typeof answerSchema>> {
    const address = new URL(this.url);
    address.searchParams.set('latitude', String(latitude));
    address.searchParams.set('longitude', String(longitude));
    address.searchParams.set('localityLanguage', 'en');
    const answer = await fetch(address, { signal: AbortSignal.timeout(this.timeoutMs) });
    if (!answer.ok) throw new Error(`The geocoder answers ${answer.status}`);
    return answerSchema.parse(await answer.json());
  }
}
