import "server-only";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/**
 * All limits: at most so many (`most`) within a time (`windowMs`, in milliseconds). The ceilings of messages are
 * settings (MESSAGE_CEILING, MAIL_CEILING), and the edge server has its own limits of connections.
 */
export const limits = {
  /**
   * Orders sent from an address, in each server. Generous: Indian mobile carriers put many customers behind one
   * address.
   */
  place: { most: 30, windowMs: MINUTE },
  /** Orders that staff take at the desk, all of them from one address, in each server. */
  desk: { most: 120, windowMs: MINUTE },
  /** Claims of the first-order offer from an address, in each server. */
  claim: { most: 30, windowMs: MINUTE },
  /** Look-ups of orders from an address, in each server. */
  status: { most: 30, windowMs: MINUTE },
  /** Wrong staff tokens, links and proofs from an address, in each server. */
  staffFailure: { most: 20, windowMs: MINUTE },
  /** Searches from an address, in each server. Each is made for who asks: no cache has all that a stranger can type. */
  search: { most: 120, windowMs: MINUTE },
  /** Orders that were accepted from one address, on all servers together. */
  order: { most: 30, windowMs: MINUTE },
  /** Wrong phone numbers for an order, wrong last characters for a phone number, in each server and on all together. */
  guess: { most: 5, windowMs: HOUR },
  /**
   * Mails to customers at one domain that is no large provider's, on all servers: somebody may make up one person's
   * mailboxes.
   */
  mail: { most: 20, windowMs: HOUR },
  /** Orders that message one phone number or e-mail address, on all servers: anybody can type a stranger's. */
  customer: { most: 3, windowMs: HOUR },
  /** New orders that reach a warehouse number one by one, from each server; more come as one message for several. */
  single: { most: 8, windowMs: MINUTE },
  /** Messages to a warehouse number, from each server: WhatsApp takes one about every six seconds. */
  digest: { most: 10, windowMs: MINUTE },
};
export type LimitName = keyof typeof limits;
