import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';

/** A full-width band of the landing page with its content in the page's column. */
export const Section = styled.section<{ $ground?: 'sunken' | 'bar' }>`
  padding: var(--space-10) max(var(--space-4), calc((100% - var(--page-width)) / 2));
  ${({ $ground }) => $ground === 'sunken' && 'background: var(--sunken);'}
  ${({ $ground }) => $ground === 'bar' && 'background: var(--bar); color: var(--on-bar);'}
  ${onWide} {
    padding-block: var(--space-16);
    padding-inline: max(var(--space-6), calc((100% - var(--page-width)) / 2));
  }
`;

export const SectionHead = styled.header`
  display: grid;
  gap: var(--space-2);
  max-width: 60ch;
  margin-bottom: var(--space-6);
  h2 {
    font-size: var(--size-34);
  }
  ${onWide} {
    h2 {
      font-size: var(--size-46);
    }
  }
`;
