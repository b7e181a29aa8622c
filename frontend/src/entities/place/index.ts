export { rememberPlace, useRememberedPlace } from './model/remembered-place.ts';
export { useDistance } from './model/use-distance.ts';
export { TownField } from './ui/TownField.tsx';
export { useTownNamed } from './model/use-town-named.ts';
