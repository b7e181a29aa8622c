export const SERVICE_ADDON_STATUSES = ['pending', 'in_progress', 'completed', 'refunded'] as const;
export type ServiceAddonStatus = (typeof SERVICE_ADDON_STATUSES)[number];
