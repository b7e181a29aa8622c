import { ProviderUnavailable } from '../application/provider/payment-provider.ts';

interface BadLine<Provider> {
  readonly provider: Provider;
  /** Makes it act on the next request and lose its answer. */
  readonly loseAnswer: () => void;
}

/** A provider in the same process, behind a connection that loses answers. */
export function badLine<Provider extends object>(provider: Provider): BadLine<Provider> {
  let isBad = false;
  const behind = new Proxy(provider, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return async (...given: unknown[]): Promise<unknown> => {
        const isLost = isBad;
        isBad = false;
        const answer: unknown = await found.apply(target, given);
        if (isLost) throw new ProviderUnavailable('The line is bad');
        return answer;
      };
    },
  });
  return { provider: behind, loseAnswer: () => void (isBad = true) };
}
