import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import type { Plan } from '#contract/billing/vocabulary/plans/plans.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { Amount, Badge, Button, Card, Grid, Stack } from '#shared/ui/index.ts';
import type { OwnPlanProps } from '../model/own-plan.ts';
import { ChoosePlan } from './ChoosePlan.tsx';
import { WhatPlansAdd } from './WhatPlansAdd.tsx';

interface PlanCardsProps extends OwnPlanProps {
  readonly offers: readonly PlanOffer[];
}

/** Every plan with its monthly price and what choosing it costs today. */
export function PlanCards({ offers, own, card, onAddCard }: PlanCardsProps) {
  const { t } = useTranslation('plans');
  const [chosen, setChosen] = useState<Plan | null>(null);
  // The price of the moment: the offers may be reread while the dialog is open.
  const chosenOffer = offers.find(({ plan, change }) => plan === chosen && change !== 'current');
  const choose = async (offer: PlanOffer): Promise<void> => {
    const needsCard = offer.change === 'now' && card === null;
    if (!needsCard || (await onAddCard())) setChosen(offer.plan);
  };
  const counted = offers.find(({ postsPerMonth }) => postsPerMonth > 0);
  return (
    <Stack as="section" $gap={4} aria-labelledby="all-plans">
      <h2 id="all-plans">{t('all')}</h2>
      {counted && <WhatPlansAdd offer={counted} freePosts={own.freePostsRemaining} />}
      <Grid $min="240px" $gap={4} $stretch>
        {offers.map((offer) => (
          <OnePlan key={offer.plan} offer={offer} onChoose={() => choose(offer)} />
        ))}
      </Grid>
      {chosenOffer && (
        <ChoosePlan
          offer={chosenOffer}
          isFirst={own.plan === 'starter'}
          card={card}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
}

interface OnePlanProps {
  readonly offer: PlanOffer;
  readonly onChoose: () => Promise<void>;
}

function OnePlan({ offer, onChoose }: OnePlanProps) {
  const { t } = useTranslation('plans');
  const name = t(`name.${offer.plan}`);
  const { change } = offer;
  const canChoose = offer.actions.includes('choose');
  return (
    <Card>
      <Filling>
        <Name>
          <h3>{name}</h3>
          {offer.change === 'current' && <Badge $tone="success">{t('current')}</Badge>}
        </Name>
        <Price>
          <Amount value={offer.monthlyPrice} /> <small>{t('aMonth')}</small>
        </Price>
        <Included offer={offer} />
        <Bottom>
          <Today offer={offer} />
          {/* An upgrade that waits for a renewal shows its button, too. */}
          {change !== 'current' && (canChoose || change === 'now') && (
            <Button
              variant={change === 'now' ? 'primary' : 'secondary'}
              disabled={!canChoose}
              onClick={onChoose}
            >
              {t(`choose.${change}`, { plan: name })}
            </Button>
          )}
        </Bottom>
      </Filling>
    </Card>
  );
}

function Included({ offer }: Pick<OnePlanProps, 'offer'>) {
  const { t } = useTranslation('plans');
  const { plan, postsPerMonth: posts, featuredPerMonth: featured } = offer;
  if (plan === 'starter') return <Lines lines={[t('includes.free'), t('includes.packages')]} />;
  const counted = (count: number, what: 'posts' | 'featured'): string =>
    count === -1 ? t(`includes.${what}NoLimit`) : t(`includes.${what}`, { count });
  return <Lines lines={[counted(posts, 'posts'), counted(featured, 'featured'), t('includes.cancel')]} />;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden /> {line}
        </li>
      ))}
    </List>
  );
}

/** The cost of choosing the plan now, or the day on which it would start. */
function Today({ offer }: Pick<OnePlanProps, 'offer'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  if (offer.change === 'current' || offer.change === 'undo') return null;
  const amount = formatAmount(offer.dueToday, language, 'always');
  const date = offer.startsAt === null ? '' : formatDate(offer.startsAt, language, 'date');
  return <Due>{offer.change === 'now' ? t('dueToday', { amount }) : t('nothingToday', { date })}</Due>;
}

/** Gives all cards of a row the same height, so that their buttons line up. */
const Filling = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  height: 100%;
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 28px;
`;

const Bottom = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  &:empty {
    display: none;
  }
`;

const Price = styled.p`
  font: 700 var(--size-34) / 1.1 var(--font-display);
  small {
    font-family: var(--font-text);
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;

const Due = styled.p`
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: var(--success);
  }
`;
