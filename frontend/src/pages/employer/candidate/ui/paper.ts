import { createGlobalStyle, styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';

/** Nothing but the candidate goes on paper: black on white, whatever the theme, on A4 as on Letter. */
export const OnPaper = createGlobalStyle`
  @page {
    margin: 14mm;
  }
  @media print {
    html:root {
      color-scheme: light !important;
      --paper: #fff;
      --surface: #fff;
      --text: #000;
      --text-muted: #333;
      --line: #999;
      --accent: #d9480f;
      --link: #000;
      /* Browsers leave backgrounds out: light words of a dark theme would stand on white. */
      --neutral-soft: #fff;
      --on-neutral-soft: #000;
      --success-soft: #fff;
      --on-success-soft: #000;
      font-size: 11pt;
    }
    *:has(> #main) > *:not(#main) {
      display: none !important;
    }
    #main,
    #main > * {
      min-height: 0;
      padding: 0;
      max-width: none;
    }
  }
`;

/** As wide as a sheet reads well, with what belongs to it above and below. */
export const Column = styled(Stack)`
  max-width: 820px;
  margin-inline: auto;
  @media print {
    max-width: none;
  }
`;

/** Of use on a screen alone. */
export const OffPaper = styled.div`
  @media print {
    display: none;
  }
`;

/** What a reader of paper needs besides. */
export const PaperOnly = styled.footer`
  display: none;
  @media print {
    display: block;
  }
`;
