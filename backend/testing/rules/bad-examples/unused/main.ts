import { used } from './exports.ts';
console.log(used);
