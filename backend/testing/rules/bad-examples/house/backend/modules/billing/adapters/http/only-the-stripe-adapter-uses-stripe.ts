import type { Stripe } from 'stripe';
export type Client = Stripe;
