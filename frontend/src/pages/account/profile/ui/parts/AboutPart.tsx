import type { User } from '#entities/session/index.ts';
import { ProfilePicture } from '#features/account/choose-picture/index.ts';
import { RoleSwitcher } from '#features/account/switch-role/index.ts';
import { AboutForm } from '../form/AboutForm.tsx';
import { LeaderboardSettings } from '../LeaderboardSettings.tsx';
import { Section } from '../Section.tsx';

/** Personal details, and the parts that others see. */
export function AboutPart({ user }: { readonly user: User }) {
  return (
    <>
      <Section name="about">
        <ProfilePicture user={user} />
        {/* Resets the form if the type or the phone confirmation changes elsewhere. */}
        <AboutForm key={`${user.userType} ${user.phoneVerifiedAt}`} user={user} />
      </Section>
      <Section name="role">
        <RoleSwitcher user={user} />
      </Section>
      <Section name="leaderboard">
        <LeaderboardSettings user={user} />
      </Section>
    </>
  );
}
