import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Company } from '../../domain/company.ts';
import type { User } from '../../domain/user.ts';
import type { AccountDetails, NewAccount } from './new-account.ts';
import type { CompanyRepository } from '../ports.ts';

export interface CompanyDetails {
  readonly companyName: string;
  readonly companySize: string;
  readonly industry: string;
  readonly location: string;
}

/** A contractor makes an account and the company it hires for (rules.md#employer-company). */
export class SignUpEmployer {
  private readonly unitOfWork: UnitOfWork;
  private readonly companies: CompanyRepository;
  private readonly newAccount: NewAccount;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, companies: CompanyRepository, newAccount: NewAccount, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.companies = companies;
    this.newAccount = newAccount;
    this.clock = clock;
  }

  async run(details: AccountDetails, company: CompanyDetails): Promise<User> {
    const passwordHash = await this.newAccount.hashPassword(details.password);
    return this.unitOfWork.transaction(async () => {
      const user = await this.newAccount.make(details, 'employer', passwordHash);
      await this.newAccount.open(user);
      const founded = Company.found({
        name: company.companyName,
        size: company.companySize,
        industry: company.industry,
        location: company.location,
        now: this.clock.now(),
      });
      await this.companies.add(founded, user.id);
      return user;
    });
  }
}
