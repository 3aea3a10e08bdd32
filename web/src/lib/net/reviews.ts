/** Finished matches that the server judges decision by decision. */
import type { ReviewMsg, ReviewRequestMsg, ReviewSourceMsg } from '../wire';
import { ADDRESSES } from './addresses';
import { call, callAs } from './http';

/** What the page asks of the server's reviews. */
export interface Reviews {
  begin(source: ReviewSourceMsg): Promise<ReviewMsg>;
  /** How far it is, with the decisions from this one on. */
  look(id: string, from: number): Promise<ReviewMsg>;
  stop(id: string): Promise<void>;
}

export const remoteReviews: Reviews = {
  begin: (source) => call(ADDRESSES.reviews, { source } satisfies ReviewRequestMsg),
  look: (id, from) => call(ADDRESSES.review(id, from)),
  stop: (id) => callAs(undefined, ADDRESSES.review(id), 'DELETE'),
};
