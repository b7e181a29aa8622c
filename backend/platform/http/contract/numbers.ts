import { z } from 'zod';
import { NUMBER_INVALID } from './primitives.ts';
import { bareAmountCents } from './vocabulary/written-numbers.ts';

/** "5.000" means five thousand to some people and five to others. */
const UNCLEAR = /^\D*\d{1,3}\.\d{3}\D*$/;
const DECIMAL = /^-?\d{1,12}(?:\.\d{1,12})?$/;

/**
 * `500`, `"500.5"`, `"$1,500"` → `"1500.00"`; null for anything that is not an amount of whole cents
 * (rules.md#typed-amounts).
 */
function toDollars(value: string | number): string | null {
  const cents = UNCLEAR.test(String(value)) ? null : bareAmountCents(String(value));
  return cents === null ? null : (cents / 100).toFixed(2);
}

/**
 * Dollars as a number, or as a text in the usual notations; read as `"1500.00"`. `required` is the message
 * for a missing or empty one.
 */
export function dollarsInput(limits: { max: number; message: string; required?: string }) {
  const required = limits.required ?? limits.message;
  return z.union([z.string(), z.number()], { error: required }).transform((value, ctx) => {
    const amount = toDollars(value);
    if (amount !== null && Number(amount) <= limits.max) return amount;
    ctx.issues.push({
      code: 'custom',
      message: String(value).trim() === '' ? required : limits.message,
      input: value,
    });
    return z.NEVER;
  });
}

interface NumberLimits {
  min: number;
  max: number;
  integer?: boolean;
  message?: string;
}

function toNumber(value: string | number, limits: NumberLimits): number | null {
  const number = typeof value === 'number' ? value : parseDecimal(value.trim());
  const isFit = number >= limits.min && number <= limits.max && (!limits.integer || Number.isInteger(number));
  return isFit ? number : null;
}

/** Text must be plain decimals. A JSON number may have any digits left by its arithmetic. */
function parseDecimal(digits: string): number {
  return DECIMAL.test(digits) ? Number(digits) : Number.NaN;
}

/** A number, or its text in forms and query strings. */
export function numberInput(limits: NumberLimits) {
  const message = limits.message ?? NUMBER_INVALID;
  return z.union([z.string(), z.number()], { error: message }).transform((value, ctx) => {
    const number = toNumber(value, limits);
    if (number !== null) return number;
    ctx.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** Like `numberInput`; missing, null, and empty become null. */
export function optionalNumber(limits: NumberLimits) {
  const message = limits.message ?? NUMBER_INVALID;
  return z
    .union([z.string(), z.number()], { error: message })
    .nullish()
    .transform((value, ctx) => {
      if (value === undefined || value === null || value === '') return null;
      const number = toNumber(value, limits);
      if (number === null) ctx.issues.push({ code: 'custom', message, input: value });
      return number;
    });
}
