import { Ban, Eye, EyeOff, Lock, MessageCircleWarning, Undo2, type LucideIcon } from 'lucide-react';
import type { ModerationAction } from '#contract/moderation/vocabulary/decisions.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';
import { useModerationLabels } from '../model/use-moderation-labels.ts';

const LOOKS: Readonly<Record<ModerationAction, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  dismiss: { tone: 'success', icon: Eye },
  hide: { tone: 'danger', icon: EyeOff },
  restore: { tone: 'success', icon: Eye },
  lock: { tone: 'warning', icon: Lock },
  warn: { tone: 'warning', icon: MessageCircleWarning },
  suspend: { tone: 'danger', icon: Ban },
  ban: { tone: 'danger', icon: Ban },
  lift: { tone: 'success', icon: Undo2 },
};

/** A decision as a word and an icon. */
export function DecisionBadge({ action }: { readonly action: ModerationAction }) {
  const words = useModerationLabels();
  return <StatusBadge {...LOOKS[action]}>{words.decided(action)}</StatusBadge>;
}
