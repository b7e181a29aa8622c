import {
  SERVICE_ADDON_ACTIONS,
  type ServiceAddonAction,
  type ServiceAddonStatus,
} from '../../contract/vocabulary/addon/service-addon-status.ts';

/** The state of an add-on, stored or read. */
export interface AddonState {
  readonly status: ServiceAddonStatus;
  readonly paidAt: Date | string | null;
}

/** Ordered or worked on. */
export function isOpenAddon({ status }: Pick<AddonState, 'status'>): boolean {
  return status === 'pending' || status === 'in_progress';
}

/** An unpaid one belongs to its offer, which is changed instead. */
export function mayCancelAddon(addon: AddonState): boolean {
  return isOpenAddon(addon) && addon.paidAt !== null;
}

/** The employer's commands that are accepted now. */
export function addonActions(addon: AddonState): ServiceAddonAction[] {
  return mayCancelAddon(addon) ? [...SERVICE_ADDON_ACTIONS] : [];
}
