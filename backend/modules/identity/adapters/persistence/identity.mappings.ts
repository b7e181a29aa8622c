import type { Fields } from '#kernel/aggregate.ts';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { AccountToken } from '../../domain/account-token.ts';
import { Company } from '../../domain/company.ts';
import { User } from '../../domain/user.ts';
import type { UserRecord } from '../../domain/user-record.ts';

export const userMapping = defineEntity({
  class: User,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().nullable(),
    emailVerifiedAt: p.datetime().nullable(),
    passwordHash: p.text().nullable(),
    firstName: p.text(),
    lastName: p.text(),
    latinName: p.text().nullable(),
    profileImageUrl: p.text().nullable(),
    userType: p.text(),
    roleChosenAt: p.datetime().nullable(),
    phone: p.text().nullable(),
    phoneVerifiedAt: p.datetime().nullable(),
    bio: p.text().nullable(),
    skills: p.array(),
    location: p.text().nullable(),
    experience: p.text().nullable(),
    payRate: p.text().nullable(),
    certifications: p.text().nullable(),
    availability: p.text().nullable(),
    transportation: p.text().nullable(),
    desiredPay: p.text().nullable(),
    totalEarningsCents: p.bigint('number'),
    totalReferrals: p.integer(),
    successfulReferrals: p.integer(),
    currentTier: p.text(),
    tierProgress: p.integer(),
    averageTimeToHire: p.integer().nullable(),
    averageRating: p.decimal('number').nullable(),
    ratingCount: p.integer(),
    freeJobPostsRemaining: p.integer(),
    referralCode: p.text(),
    referredBy: p.uuid().nullable(),
    onboardingCompleted: p.boolean(),
    wantsTextAlerts: p.boolean(),
    wantsEmailAlerts: p.boolean(),
    alertPreferences: p.json<Record<string, boolean>>(),
    preferredContactMethod: p.text(),
    marketingConsent: p.boolean(),
    showOnLeaderboard: p.boolean(),
    showEarnings: p.boolean(),
    language: p.text(),
    termsVersion: p.text().nullable(),
    termsAcceptedAt: p.datetime().nullable(),
    suspendedUntil: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  } satisfies Record<keyof Fields<UserRecord>, unknown>,
});

export const companyMapping = defineEntity({
  class: Company,
  tableName: 'companies',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    size: p.text(),
    industry: p.text(),
    location: p.text(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const accountTokenMapping = defineEntity({
  class: AccountToken,
  tableName: 'account_tokens',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    purpose: p.text(),
    tokenHash: p.text(),
    email: p.text(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
