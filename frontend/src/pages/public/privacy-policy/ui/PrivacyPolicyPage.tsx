import { LegalText } from '#widgets/legal-text/index.ts';

export function PrivacyPolicyPage() {
  return <LegalText text="privacy" />;
}
