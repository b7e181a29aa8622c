import type { Appearance } from '@stripe/stripe-js';

/** The provider's fields stand in a frame of their own and see no custom property: they get the theme's values. */
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
