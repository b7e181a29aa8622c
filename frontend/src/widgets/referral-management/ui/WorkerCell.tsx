import { styled } from 'styled-components';
import type { Referral } from '#entities/referral/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import type { ReferralManagement } from '../model/use-referral-management.tsx';
import { ConfirmationBadge } from './ConfirmationBadge.tsx';

interface WorkerCellProps {
  readonly referral: Referral;
  readonly management: ReferralManagement;
}

/**
 * The name, which opens the candidate, and the phone. Before the worker confirms, the phone is masked and
 * cannot be called (rules.md#masked-contact).
 */
export function WorkerCell({ referral, management }: WorkerCellProps) {
  const { workerName, workerPhone } = referral;
  const text = formatPhone(workerPhone);
  const canCall = /^\+?[\d\s()-]{10,}$/.test(workerPhone);
  return (
    <Worker>
      <Name type="button" onClick={() => management.open('candidate', referral)}>
        {workerName}
      </Name>
      <small>
        {canCall ? <a href={`tel:${workerPhone}`}>{text}</a> : text}
        <ConfirmationBadge referral={referral} />
      </small>
    </Worker>
  );
}

const Worker = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
    white-space: nowrap;
  }
  small a {
    padding-block: 3px;
  }
`;

const Name = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
