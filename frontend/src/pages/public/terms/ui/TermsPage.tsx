import { LegalText } from '#widgets/legal-text/index.ts';

export function TermsPage() {
  return <LegalText text="terms" />;
}
