import type { Answered, DemoApi, DemoPerson } from './demo-api.ts';
import { companyName, FIRST_NAMES, LAST_NAMES } from './names.ts';
import { PLACES, type Place } from './places.ts';
import type { SeededRandom } from './random.ts';

export const DEMO_PASSWORD = 'crewvine-demo';

export interface Employer extends DemoPerson {
  readonly company: string;
  readonly place: Place;
}

export interface Member extends DemoPerson {
  readonly name: string;
  readonly phone: string;
  readonly code: string;
}

export interface Worker extends DemoPerson {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly skills: readonly string[];
  readonly experience: string;
}

const SIZES = ['1-10', '11-50', '51-200', '201-500'] as const;
const INDUSTRIES = [
  'construction',
  'electrical',
  'plumbing',
  'hvac',
  'roofing',
  'concrete',
  'landscaping',
] as const;
const EXPERIENCE = ['entry', 'intermediate', 'experienced', 'expert'] as const;
const SKILLS = [
  'General Labor',
  'Carpentry',
  'Electrical',
  'Plumbing',
  'HVAC',
  'Roofing',
  'Concrete',
  'Drywall',
  'Painting',
  'Flooring',
  'Welding',
  'Masonry',
  'Heavy Equipment',
] as const;

/** Signs people up through the same calls that the sign-up screens make. */
export class People {
  private readonly api: DemoApi;
  private readonly random: SeededRandom;
  private phones = 0;

  constructor(api: DemoApi, random: SeededRandom) {
    this.api = api;
    this.random = random;
  }

  async employer(number: number, email = `employer-${number}@crew.crewvine.test`): Promise<Employer> {
    const place = PLACES[number % PLACES.length] ?? this.random.pick(PLACES);
    const company = companyName(number);
    const user = await this.signUp('/api/employer-signup', email, {
      phone: this.phone(place),
      companyName: company,
      companySize: this.random.pick(SIZES),
      industry: this.random.pick(INDUSTRIES),
      location: place.name,
    });
    return { id: user.id, userType: 'employer', company, place };
  }

  async member(number: number, email = `member-${number}@crew.crewvine.test`): Promise<Member> {
    const phone = this.phone(this.random.pick(PLACES));
    const user = await this.signUp('/api/auth/signup', email, { phone });
    const person: DemoPerson = { id: user.id, userType: 'referrer' };
    await this.api.call('put', '/api/user/role', { as: person, body: { userType: 'referrer' } });
    return { ...person, name: `${user.firstName} ${user.lastName}`, phone, code: user.referralCode };
  }

  async worker(number: number, email = `worker-${number}@crew.crewvine.test`): Promise<Worker> {
    const place = this.random.pick(PLACES);
    const skills = [...new Set([this.random.pick(SKILLS), this.random.pick(SKILLS)])];
    const experience = this.random.pick(EXPERIENCE);
    const phone = this.phone(place);
    const user = await this.signUp('/api/worker-signup', email, {
      phone,
      location: place.name,
      experience,
      specialties: skills,
      certifications: this.random.chance(0.6) ? ['OSHA 10'] : [],
      availability: this.random.pick(['immediate', '1-week', '2-weeks', '1-month']),
      transportation: this.random.pick(['own-vehicle', 'public-transit', 'company-provided', 'rideshare']),
      desiredPay: `$${this.random.between(18, 38)}/hour`,
    });
    return {
      id: user.id,
      userType: 'worker',
      name: `${user.firstName} ${user.lastName}`,
      phone,
      email,
      skills,
      experience,
    };
  }

  /** Different for everybody: the area code of a place, then the fictional exchange 555 and its neighbours. */
  private phone(place: Place): string {
    this.phones += 1;
    const exchange = 550 + (Math.floor(this.phones / 100) % 10);
    return `+1${place.areaCode}${exchange}${String(this.phones % 10_000).padStart(4, '0')}`;
  }

  private async signUp(path: string, email: string, details: Record<string, unknown>): Promise<Answered> {
    const named = { firstName: this.random.pick(FIRST_NAMES), lastName: this.random.pick(LAST_NAMES) };
    const body = { email, password: DEMO_PASSWORD, ...named, acceptTerms: true, ...details };
    return this.api.call('post', path, { body });
  }
}
