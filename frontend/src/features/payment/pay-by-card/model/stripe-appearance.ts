import type { Appearance } from '@stripe/stripe-js';

/** The theme's values for the provider's fields. Their frame cannot read our custom properties. */
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const valueOf = (name: string): string => style.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: Object.fromEntries(
      Object.entries(VARIABLES).flatMap(([variable, name]) => {
        const value = valueOf(name);
        return value === '' ? [] : [[variable, value]];
      }),
    ),
  };
}

const VARIABLES = {
  colorPrimary: '--action',
  colorBackground: '--surface',
  colorText: '--text',
  colorTextSecondary: '--text-muted',
  colorDanger: '--danger',
  borderRadius: '--radius',
} as const;
