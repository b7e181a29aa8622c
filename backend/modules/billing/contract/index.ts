export * from './charge.ts';
export * from './config.ts';
export * from './package.ts';
export * from './payment-method.ts';
export * from './payment.ts';
export * from './sandbox.ts';
export * from './summary.ts';
export * from './webhook-event.ts';
