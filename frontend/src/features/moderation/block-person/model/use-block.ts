import { useTranslation } from 'react-i18next';
import type { BlockKind } from '#contract/moderation/vocabulary/blocks.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useBlockMutation, useUnblockMutation } from '../api/block-person-api.ts';

export interface BlockedPerson {
  readonly id: string;
  readonly firstName: string;
}

interface Blocking {
  readonly put: (kind: BlockKind) => Promise<void>;
  /** The kind only selects the text of the toast. */
  readonly take: (kind: BlockKind) => Promise<void>;
}

/** Blocks or mutes someone, or undoes it, and shows the result (rules.md#blocked-people). */
export function useBlock({ id, firstName: name }: BlockedPerson): Blocking {
  const { t } = useTranslation('report');
  const [block] = useBlockMutation();
  const [unblock] = useUnblockMutation();
  const tell = (error: unknown, title: string, description?: string): void => {
    if (error) showFailure(error, t('block.failed'));
    else showToast({ title, description, variant: 'success' });
  };
  return {
    put: async (kind) => {
      const { error } = await block({ id, kind });
      tell(error, t(`block.done.${kind}`, { name }), t(`block.doneText.${kind}`));
    },
    take: async (kind) => tell((await unblock(id)).error, t(`block.undone.${kind}`, { name })),
  };
}
