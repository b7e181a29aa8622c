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

interface SignUpEmployerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly companies: CompanyRepository;
  readonly newAccount: NewAccount;
  readonly clock: Clock;
}

/** A contractor makes an account and the company it hires for (rules.md#employer-company). */
export class SignUpEmployer {
  private readonly needs: SignUpEmployerNeeds;

  constructor(needs: SignUpEmployerNeeds) {
    this.needs = needs;
  }

  async run(details: AccountDetails, company: CompanyDetails): Promise<User> {
    const passwordHash = await this.needs.newAccount.hashPassword(details.password);
    return this.needs.unitOfWork.transaction(async () => {
      const user = await this.needs.newAccount.make(details, 'employer', passwordHash);
      await this.needs.newAccount.open(user);
      const founded = Company.found({
        name: company.companyName,
        size: company.companySize,
        industry: company.industry,
        location: company.location,
        now: this.needs.clock.now(),
      });
      await this.needs.companies.add(founded, user.id);
      return user;
    });
  }
}
