import { Eye, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/index.ts';

interface PreviewButtonProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches between the form and the preview. */
export function PreviewButton({ isOn, onChange }: PreviewButtonProps) {
  const { t } = useTranslation('offer');
  return (
    <Button icon={isOn ? <PencilLine aria-hidden /> : <Eye aria-hidden />} onClick={() => onChange(!isOn)}>
      {t(isOn ? 'create.keepEditing' : 'create.preview')}
    </Button>
  );
}
