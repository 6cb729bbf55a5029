import { defineTable } from '../table';

/** One channel partner, the default partner included. Personal: an erasure removes it. */
export interface ChannelPartnerRow {
  readonly partner_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly phone: string;
  readonly web_address: string | null;
  /** `null` for the default partner, whose codes are those that visitors asked for. */
  readonly access_code: string | null;
  readonly registered_at: string;
  /** When the address was confirmed; `null` until then. */
  readonly activated_at: string | null;
  readonly last_login_at: string | null;
  /** When the account will be deleted, while that is under way. */
  readonly deletion_at: string | null;
}

export const channelPartnersTable = defineTable<ChannelPartnerRow>({
  name: 'channel_partners',
  primaryKey: 'partner_id',
  columns: {
    partner_id: { type: 'text' },
    first_name: { type: 'text' },
    last_name: { type: 'text' },
    company_name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    web_address: { type: 'text', nullable: true },
    access_code: { type: 'text', nullable: true },
    registered_at: { type: 'timestamptz' },
    activated_at: { type: 'timestamptz', nullable: true },
    last_login_at: { type: 'timestamptz', nullable: true },
    deletion_at: { type: 'timestamptz', nullable: true },
  },
  owner: { account: 'partner_id', partner: 'partner_id' },
});
