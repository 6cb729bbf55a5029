import type { MailPort } from '@keelson/integrations/mail';

export interface Mailing {
  readonly mail: MailPort;
}

/** For mails with links. */
export interface LinkMailing extends Mailing {
  /** Where people reach the product, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
}
