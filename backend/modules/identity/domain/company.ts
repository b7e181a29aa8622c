import { newId, type CompanyId } from '../../../kernel/ids.ts';

export interface NewCompany {
  readonly name: string;
  readonly size: string;
  readonly industry: string;
  readonly location: string;
  readonly now: Date;
}

/** The business that an employer's account hires for (decision 11). */
export class Company {
  readonly id!: CompanyId;
  readonly name!: string;
  readonly size!: string;
  readonly industry!: string;
  readonly location!: string;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  static found(given: NewCompany): Company {
    return Object.assign(new Company(), {
      id: newId<'company'>(),
      name: given.name,
      size: given.size,
      industry: given.industry,
      location: given.location,
      version: 1,
      createdAt: given.now,
      updatedAt: given.now,
    });
  }
}
