import { useEffect, useState } from 'react';

/** The value after it has rested for `ms`: a search asks for words, not for letters. */
export function useQuiet<Value>(value: Value, ms: number): Value {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return quiet;
}
