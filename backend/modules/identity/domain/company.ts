import { newId, type CompanyId } from '#kernel/ids.ts';

/** An employer's description of their company. */
export interface CompanyText {
  readonly name: string;
  readonly size: string;
  readonly industry: string;
  readonly location: string;
}

export interface NewCompany extends CompanyText {
  readonly now: Date;
}

/** The business that an employer's account hires for (rules.md#employer-company). */
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

  describe({ name, size, industry, location }: CompanyText, now: Date): void {
    Object.assign(this, { name, size, industry, location, updatedAt: now });
  }
}
