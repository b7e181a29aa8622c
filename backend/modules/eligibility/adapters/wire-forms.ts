import { DocumentCopies } from '../application/copies/document-copies.ts';
import { EverifyCalls } from '../application/everify/everify-calls.ts';
import { SetI9 } from '../application/everify/set-i9.ts';
import { I9Pages } from '../application/links/i9-page.ts';
import { ListForms } from '../application/form/list-forms.ts';
import { ManageFormRetention } from '../application/retention/manage-form-retention.ts';
import { ReadForm } from '../application/form/read-form.ts';
import { Section1Calls } from '../application/form/section1.ts';
import { Section2Calls } from '../application/form/section2.ts';
import type { EligibilityBase } from './eligibility-base.ts';
import type { EligibilityOutside } from './eligibility-outside.ts';
import { everifyRoutes } from './http/everify/everify.routes.ts';
import { i9CopyRoutes } from './http/copies/i9-copy.routes.ts';
import { i9FormRoutes } from './http/form/i9-form.routes.ts';
import { i9PageRoutes } from './http/links/i9-page.routes.ts';
import { myI9Routes } from './http/form/my-i9.routes.ts';
import { SharpCopyStudio } from './images/sharp-copy-studio.ts';

/** Both sections of Form I-9, copies of the documents, and E-Verify cases. */
export function wireForms(outside: EligibilityOutside, base: EligibilityBase) {
  const { platform, hiring, ownReferrals: own } = outside;
  const { unitOfWork, clock } = platform;
  const { forms, entries, copies, cases, linkRows, links, trail, reader, people, dispatch, byLink } = base;

  const shared = { unitOfWork, access: base.access, trail, clock };
  const section1 = new Section1Calls({ ...shared, forms, entries, byLink, hiring, people });
  const section2 = new Section2Calls({ ...shared, forms, entries, copies });
  const retention = new ManageFormRetention({ ...shared, forms, dispatch });
  const reading = new ReadForm({ ...shared, entries, cases, copies, linkRows, links, reader });
  const listing = new ListForms({ reader, own, clock });
  const pages = new I9Pages({ ...shared, linkRows, links, reader, people });
  const studio = new SharpCopyStudio(platform.documentPictures);
  const settings = new SetI9({ unitOfWork, settings: base.settings, clock });
  const everify = new EverifyCalls({ ...shared, byLink, forms, cases, dispatch, people });

  return [
    ...i9FormRoutes({ section1, section2, retention, reading, listing }),
    ...myI9Routes(listing),
    ...i9PageRoutes({ pages, section1 }),
    ...i9CopyRoutes(new DocumentCopies({ ...shared, copies, studio }), platform.uploads),
    ...everifyRoutes({ settings, cases: everify, reading, pages }),
  ];
}
