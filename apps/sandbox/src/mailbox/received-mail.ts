/** A mail as the inbox keeps it. `html` is whatever came in: never put it into a page that runs scripts. */
export interface ReceivedMail {
  /** Sorts by arrival. */
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  /** The recipients of the envelope, lower case. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

export type MailSummary = Pick<ReceivedMail, 'id' | 'receivedAt' | 'from' | 'to' | 'subject'> & {
  readonly preview: string;
};

const PREVIEW_LENGTH = 140;

export const summaryOf = ({ id, receivedAt, from, to, subject, text }: ReceivedMail): MailSummary => ({
  id,
  receivedAt,
  from,
  to,
  subject,
  preview: text.replace(/\s+/g, ' ').trim().slice(0, PREVIEW_LENGTH),
});
