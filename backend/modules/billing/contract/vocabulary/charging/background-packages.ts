/** rules.md#check-packages */
export const BACKGROUND_PACKAGES = ['basic', 'standard', 'comprehensive'] as const;
export type BackgroundPackage = (typeof BACKGROUND_PACKAGES)[number];
