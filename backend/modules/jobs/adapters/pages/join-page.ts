import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PublicPage } from '#platform/pages/public-page.ts';
import type { AccountReader } from '#modules/identity/index.ts';

const WORDS: Readonly<Record<Language, { title: (name: string) => string; description: string }>> = {
  en: {
    title: (name) => `${name} invited you to Crewvine`,
    description: 'In the trades, the best jobs come by word of mouth. See jobs, pay and bonuses near you.',
  },
  es: {
    title: (name) => `${name} le invita a Crewvine`,
    description:
      'En la construcción, los mejores empleos llegan por recomendación. Vea empleos, salarios y bonos.',
  },
};

/** An invitation names who invites; a link without one leads on to sign-up, as the screen would (rules.md#invite-never-blocks). */
export function joinPage(accounts: AccountReader): PublicPage {
  return {
    path: '/join',
    answer: async ({ query, language }) => {
      const code = /^[0-9A-Za-z]{4,64}$/.exec(query.get('ref')?.trim() ?? '')?.[0] ?? null;
      const id = code && (await accounts.idByReferralCode(code));
      const inviter = id && (await accounts.person(id));
      const search = query.toString();
      if (!inviter) return { redirect: search === '' ? '/signup' : `/signup?${search}` };
      const { title, description } = WORDS[language];
      return {
        status: 200,
        head: { title: title(inviter.firstName), description, path: '/join', isIndexed: false },
      };
    },
  };
}
