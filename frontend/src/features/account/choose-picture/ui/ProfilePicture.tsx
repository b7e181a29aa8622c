import { Camera, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ACCEPTED_PICTURES } from '#entities/picture/index.ts';
import type { User } from '#entities/session/index.ts';
import { Avatar, Button, Inline, ProgressBar } from '#shared/ui/index.ts';
import { useProfilePicture } from '../model/use-profile-picture.ts';

/** Uploads, replaces, or removes the user's picture (rules.md#pictures). Crops to the center. */
export function ProfilePicture({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const { progress, problem, upload, remove } = useProfilePicture();
  const chooser = useRef<HTMLInputElement>(null);
  const hasPicture = user.profileImageUrl !== null;
  return (
    <Row role="group" aria-label={t('picture.label')}>
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} size={96} />
      <Words>
        <Inline $gap={2}>
          <Button
            icon={<Camera aria-hidden />}
            loading={progress !== null}
            onClick={() => chooser.current?.click()}
          >
            {t(hasPicture ? 'picture.change' : 'picture.add')}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              disabled={progress !== null}
              onClick={remove}
            >
              {t('picture.remove')}
            </Button>
          )}
        </Inline>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={ACCEPTED_PICTURES}
          data-profile-picture
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again after a refusal.
            target.value = '';
            if (file) void upload(file);
          }}
        />
        {progress !== null && <ProgressBar label={t('picture.sending')} value={progress} />}
        <Problem role="alert">{problem}</Problem>
        <p>{t('picture.help')}</p>
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: var(--space-2);
  min-width: 0;
  > p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;

const Problem = styled.p`
  && {
    color: var(--danger);
    font-weight: 500;
  }
  &:empty {
    display: none;
  }
`;
