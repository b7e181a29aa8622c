export type Strangers = readonly [
  visitor: number,
  employer: number,
  referrer: number,
  worker: number,
  admin: number,
];
type Parties = readonly [owner: number, itsReferrer: number, itsWorker: number];

/** A call with the names of things in its address, what it answers to whom, and its body. */
export type OwnedCall = readonly [call: string, strangers: Strangers, parties: Parties, body?: object];
