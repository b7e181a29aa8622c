/** (tx) What an event of the provider changes here; committed together with the mark that it was handled. */
export type Effect = () => Promise<void>;

/**
 * Fetches the object of an event from the provider, before the transaction begins; null for an object that
 * does not concern this product.
 */
export type EffectOf = (objectId: string) => Promise<Effect | null>;

/** The subjects' handlers, by the beginning of an event's type. */
export type ProviderEffects = Readonly<Record<string, EffectOf>>;
