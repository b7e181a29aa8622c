import { useRef } from 'react';

/** Returns the key of a request: the same body sent again has the same key, so the server runs it once. */
export function useIdempotencyKeys(): (body: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };
}
