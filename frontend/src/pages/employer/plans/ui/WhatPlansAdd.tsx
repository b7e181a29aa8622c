import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import { FEATURED_DAYS } from '#contract/billing/vocabulary/plans/plans.ts';
import { useJobBoostsQuery, useJobPackagesQuery } from '#features/job/post-job/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Callout } from '#shared/ui/index.ts';
import { withoutPlan } from '../model/plan-worth.ts';

interface WhatPlansAddProps {
  /** The plan used for the post counts. */
  readonly offer: PlanOffer;
  readonly freePosts: number;
}

/**
 * The posts and features that a plan adds to the free posts, and their price without a plan
 * (rules.md#plan-worth).
 */
export function WhatPlansAdd({ offer, freePosts }: WhatPlansAddProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { data: packages = [] } = useJobPackagesQuery(undefined);
  const { data: boosts = [] } = useJobBoostsQuery(undefined);
  const { post, featured, lessFrom } = withoutPlan(offer, packages, boosts);
  const plan = t(`name.${offer.plan}`);
  const price = (amount: string): string => formatAmount(amount, language);
  const hasFree = freePosts > 0;
  const lines = [
    hasFree ? t('adds.enough', { count: freePosts }) : t('adds.none'),
    post !== null && t(hasFree ? 'adds.after' : 'adds.price', { amount: price(post) }),
    t('adds.monthly', { plan, posts: offer.postsPerMonth, count: offer.featuredPerMonth }),
    hasFree && t('adds.order'),
    !hasFree && lessFrom !== null && t('adds.lessFrom', { plan, count: lessFrom }),
    featured !== null && t('adds.featured', { days: FEATURED_DAYS, amount: price(featured) }),
  ].filter((line) => line !== false);
  return (
    <Callout title={t('adds.title')}>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </Callout>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-left: var(--space-5);
`;
