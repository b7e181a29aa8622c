import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { speakingOnServer } from '#shared/i18n/on-server.ts';
import { atServer, DrawnAt } from '#shared/lib/index.ts';
import { SiteFooter } from './SiteFooter.tsx';

const footerAt = (instant: string): string =>
  renderToString(
    <DrawnAt value={atServer(Date.parse(instant))}>
      <I18nextProvider i18n={speakingOnServer('en')}>
        <StaticRouter location="/">
          <SiteFooter />
        </StaticRouter>
      </I18nextProvider>
    </DrawnAt>,
  );

describe('the footer', () => {
  it('the footer shows the current year even if the server has been running since last year', () => {
    expect(footerAt('2027-12-31T23:30:00-06:00')).toContain('2027');
    expect(footerAt('2028-01-01T00:30:00-06:00')).toContain('2028');
  });
});
