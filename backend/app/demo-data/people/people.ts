import { CERTIFICATION } from '#contract/checks/certification/certification-text.ts';
import {
  EMPLOYER_INDUSTRIES,
  EXPERIENCE_LEVELS,
  WORKER_SKILLS,
} from '#contract/identity/vocabulary/profile-choices.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { companyName, FIRST_NAMES, LAST_NAMES, serviceOf } from './names.ts';
import { PLACES, type Place } from '../places.ts';
import type { SeededRandom } from '../random.ts';
import type { Timeline } from '../story/timeline.ts';

export const DEMO_PASSWORD = 'crewvine-demo';

/** A demo person and the time of their sign-up. */
interface Joined extends DemoPerson {
  readonly joinedAt: Date;
}

export interface Employer extends Joined {
  /** Their card, if it is not the one that always succeeds. */
  readonly card?: string;
  readonly company: string;
  /** The one category it hires for; null for construction. */
  readonly service: string | null;
  readonly place: Place;
}

export interface Member extends Joined {
  readonly name: string;
  readonly phone: string;
  /** The code of the share link; known after sign-up. */
  code(): string;
}

export interface Worker extends Joined {
  readonly name: string;
  readonly phone: string;
  readonly skills: readonly string[];
  readonly experience: string;
}

const SIZES = ['1-10', '11-50', '51-200', '201-500'] as const;
/** The hourly pay that people want, in dollars. */
const DESIRED_PAY: Readonly<Record<(typeof EXPERIENCE_LEVELS)[number], readonly [number, number]>> = {
  entry: [17, 21],
  intermediate: [20, 26],
  experienced: [25, 32],
  expert: [30, 38],
};
/** No one in the demo is a safety inspector. */
const SKILLS = WORKER_SKILLS.filter((skill) => skill !== 'Safety Inspector');
const DAY_MS = 86_400_000;
/** Confirms addresses directly, because almost no one in the demo gets a confirmation email. */
const CONFIRM = {
  name: 'demo-confirm-address',
  text: `update users set email_verified_at = created_at where id = $1`,
};

interface PeopleTools {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
}

/** Signs people up in the timeline, through the same calls as the sign-up screens. */
export class People {
  private readonly api: DemoApi;
  private readonly sql: Sql;
  private readonly random: SeededRandom;
  private readonly timeline: Timeline;
  private phones = 0;

  constructor({ api, sql, random, timeline }: PeopleTools) {
    this.api = api;
    this.sql = sql;
    this.random = random;
    this.timeline = timeline;
  }

  employer(number: number, joinedAt: Date, email = `employer-${number}@crew.crewvine.test`): Employer {
    const place = PLACES[number % PLACES.length] ?? this.random.pick(PLACES);
    const company = companyName(number);
    const { id, name } = this.signUp('/api/employer-signup', joinedAt, email, {
      phone: this.phone(place),
      companyName: company,
      companySize: this.random.pick(SIZES),
      industry: this.random.pick(EMPLOYER_INDUSTRIES),
      location: place.name,
    });
    const employer: Employer = {
      id,
      email,
      userType: 'employer',
      joinedAt,
      company,
      service: serviceOf(number),
      place,
    };
    this.timeline.plan(joinedAt, email, async () => {
      const { version } = CERTIFICATION;
      const body = { version, language: 'en', name, certified: true };
      await this.api.call('post', '/api/check-certification', { as: employer, body });
    });
    return employer;
  }

  member(number: number, joinedAt: Date, email = `member-${number}@crew.crewvine.test`): Member {
    const phone = this.phone(this.random.pick(PLACES));
    const { id, name, code } = this.signUp('/api/auth/signup', joinedAt, email, { phone });
    const person: Member = { id, email, userType: 'referrer', joinedAt, name, phone, code };
    this.timeline.plan(joinedAt, email, async () => {
      await this.api.call('put', '/api/user/role', { as: person, body: { userType: 'referrer' } });
      await this.api.call('put', '/api/auth/preferences', { as: person, body: shownOnLeaderboards(number) });
    });
    return person;
  }

  /** Signed up today, and has not followed the link in the email yet. */
  newcomer(joinedAt: Date): Member {
    const email = 'newcomer@crew.crewvine.test';
    const phone = this.phone(this.random.pick(PLACES));
    const { id, name, code } = this.signUp('/api/auth/signup', joinedAt, email, { phone }, false);
    return { id, email, userType: 'referrer', joinedAt, name, phone, code };
  }

  worker(
    number: number,
    joinedAt: Date,
    email = `worker-${number}@crew.crewvine.test`,
    chosen?: { readonly place: Place; readonly skills: readonly string[] },
  ): Worker {
    const { place, skills } = {
      place: this.random.pick(PLACES),
      skills: [...new Set([this.random.pick(SKILLS), this.random.pick(SKILLS)])],
      ...chosen,
    };
    const experience = this.random.pick(EXPERIENCE_LEVELS);
    const phone = this.phone(place);
    const { id, name } = this.signUp('/api/worker-signup', joinedAt, email, {
      phone,
      location: place.name,
      experience,
      specialties: skills,
      certifications: this.random.chance(0.6) ? ['OSHA 10'] : [],
      availability: this.random.pick(['immediate', '1-week', '2-weeks', '1-month']),
      transportation: this.random.pick(['own-vehicle', 'public-transit', 'company-provided', 'rideshare']),
      desiredPay: `$${this.random.between(...DESIRED_PAY[experience])}/hour`,
    });
    return { id, email, userType: 'worker', joinedAt, name, phone, skills, experience };
  }

  /**
   * A different number for everyone: the area code of a place, then the fictional exchange 555 and its
   * neighbors.
   */
  private phone(place: Place): string {
    this.phones += 1;
    const exchange = 550 + (Math.floor(this.phones / 100) % 10);
    return `+1${place.areaCode}${exchange}${String(this.phones % 10_000).padStart(4, '0')}`;
  }

  private signUp(
    path: string,
    at: Date,
    email: string,
    details: Record<string, unknown>,
    confirms = true,
  ): { id: () => string; code: () => string; name: string } {
    const firstName = this.random.pick(FIRST_NAMES);
    const lastName = this.random.pick(LAST_NAMES);
    const body = { email, password: DEMO_PASSWORD, firstName, lastName, acceptTerms: true, ...details };
    let [id, code] = ['', ''];
    this.timeline.plan(at, email, async () => {
      const user = await this.api.call('post', path, { body });
      id = user.id;
      code = user.referralCode;
      if (confirms) await this.sql.rows(CONFIRM, [id]);
    });
    return { id: () => id, code: () => code, name: `${firstName} ${lastName}` };
  }
}

/** A third is named there with earnings, a third without, and a third is not named. */
function shownOnLeaderboards(number: number): { showOnLeaderboard: boolean; showEarnings: boolean } {
  return { showOnLeaderboard: number % 3 !== 2, showEarnings: number % 3 === 1 };
}

/**
 * People who have had an account for a day. Their sign-up is in another lane of the timeline, and lanes of a
 * day run in parallel.
 */
export function thereBefore<Person extends Joined>(at: Date, people: readonly Person[]): readonly Person[] {
  return people.filter(({ joinedAt }) => joinedAt.getTime() + DAY_MS <= at.getTime());
}
