/** One mail to one person, complete in both forms. */
export interface OutgoingMail {
  /** One bare address: `owner@example.com`. Lists and display names are refused. */
  readonly to: string;
  /** One line of at most 200 characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same key always gives the same Message-ID, so that a mail sent twice is recognised as one. */
  readonly dedupeKey: string;
  /** Dedupe key of an earlier mail to the same person that this one follows: inboxes show both as one conversation. */
  readonly followsKey?: string;
  /** Page that stops such mails: inboxes show a button that leads there (RFC 2369). */
  readonly stopUrl?: string;
}

export interface SentMail {
  /** With its angle brackets, as it stands in the header. */
  readonly messageId: string;
}

/**
 * Hands a mail to the server that delivers it. Rejects with `MailRefused` when trying again is pointless, and with
 * `MailUnavailable` when it is not.
 */
export interface MailPort {
  send(mail: OutgoingMail): Promise<SentMail>;
  close(): Promise<void>;
}

export type MailRefusalReason =
  /** A line break or another control character where a header value belongs. */
  | 'HEADER_INJECTION'
  | 'ADDRESS_MALFORMED'
  | 'SUBJECT_TOO_LONG'
  /** The mail server answered with a permanent failure. */
  | 'REFUSED_BY_SERVER';

/** This mail will never be delivered as it is: park it. The message holds no address and no content. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(
    readonly reason: MailRefusalReason,
    options?: ErrorOptions,
  ) {
    super(`mail refused: ${reason}`, options);
  }
}

/** The mail server cannot be reached, is too slow or asks to come back later. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
}
