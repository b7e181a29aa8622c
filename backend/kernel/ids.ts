import { v7 } from 'uuid';

declare const brand: unique symbol;

/** A UUIDv7 as text that cannot be confused with the ID of something else. */
export type Id<Of extends string> = string & { readonly [brand]: Of };

export type UserId = Id<'user'>;
export type CompanyId = Id<'company'>;
export type JobId = Id<'job'>;
export type ReferralId = Id<'referral'>;
export type OfferLetterId = Id<'offer_letter'>;
export type PaymentId = Id<'payment'>;
export type VisitId = Id<'visit'>;
export type CrewId = Id<'crew'>;
export type DocumentId = Id<'document'>;
export type BoardId = Id<'board'>;
export type PostId = Id<'post'>;
export type ReplyId = Id<'reply'>;
export type EventId = Id<'event'>;
export type ImageId = Id<'image'>;

/** A new ID. IDs sort by their time of creation, so new rows share index pages. */
export function newId<Of extends string>(): Id<Of> {
  return asId<Of>(v7());
}

/** Brands a text that is known to be an ID, at the edges: a parsed request or a database row. */
export function asId<Of extends string>(text: string): Id<Of> {
  return text as Id<Of>;
}
