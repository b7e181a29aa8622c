/** `block` ends all contact both ways; `mute` ends only the notices to the one who mutes. */
export const BLOCK_KINDS = ['block', 'mute'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
