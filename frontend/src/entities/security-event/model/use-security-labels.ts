import { useTranslation } from 'react-i18next';
import type { SecurityEvent } from '#contract/identity/security/security-events.ts';
import {
  EXPORTED,
  SESSION_ENDINGS,
  SIGN_IN_WAYS,
  type SecurityEventKind,
} from '#contract/identity/vocabulary/security-events.ts';
import { USER_TYPES } from '#contract/identity/vocabulary/user-type.ts';

const DETAILS = [...SIGN_IN_WAYS, ...SESSION_ENDINGS, ...EXPORTED, ...USER_TYPES] as const;

interface SecurityLabels {
  kind(kind: SecurityEventKind): string;
  /** An event with its details: "Signed in, with a text". */
  event(event: Pick<SecurityEvent, 'kind' | 'detail'>): string;
}

export function useSecurityLabels(): SecurityLabels {
  const { t } = useTranslation('security');
  return {
    kind: (kind) => t(`kinds.${kind}`),
    event: ({ kind, detail }) => {
      const known = DETAILS.find((one) => one === detail);
      return known ? `${t(`kinds.${kind}`)} · ${t(`details.${known}`)}` : t(`kinds.${kind}`);
    },
  };
}
