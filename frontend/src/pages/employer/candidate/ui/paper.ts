import { createGlobalStyle, styled } from 'styled-components';

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
