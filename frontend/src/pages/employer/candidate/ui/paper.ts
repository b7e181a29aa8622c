import { createGlobalStyle, styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';

/** Prints only the candidate, black on white in any theme, on A4 and Letter. */
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
      /* Browsers do not print backgrounds, so a dark theme's light text would be on white. */
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

/** A column as wide as a readable sheet, with its controls above and below. */
export const Column = styled(Stack)`
  max-width: 820px;
  margin-inline: auto;
  @media print {
    max-width: none;
  }
`;

/** Shown only on screen. */
export const OffPaper = styled.div`
  @media print {
    display: none;
  }
`;

/** Shown only in print. */
export const PaperOnly = styled.footer`
  display: none;
  @media print {
    display: block;
  }
`;
