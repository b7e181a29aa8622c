import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { OfferTemplates, type OfferTemplateStore } from '../application/template/offer-templates.ts';
import { PurgeTemplates } from '../application/template/purge-templates.ts';
import { offerTemplateRoutes } from './http/offer-templates.routes.ts';
import { TEMPLATES } from './offers.tokens.ts';
import { SqlOfferTemplates } from './persistence/sql-offer-templates.ts';

const TEMPLATE_STORE = token<OfferTemplateStore>('offers.template-store');

/** Letter templates. */
export const templatesContainer = new ContainerModule(({ bind }) => {
  construct(bind, TEMPLATE_STORE, SqlOfferTemplates, [SQL]);
  construct(bind, TEMPLATES, OfferTemplates, {
    unitOfWork: UNIT_OF_WORK,
    store: TEMPLATE_STORE,
    accounts: ACCOUNT_READER,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, PurgeTemplates, [TEMPLATE_STORE, CLOCK]);
  provide(bind, ROUTES, offerTemplateRoutes, [TEMPLATES]);
});
