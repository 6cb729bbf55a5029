import type { CalendarDate, Month, Pence } from '@keelson/kernel';
import type { AccountingProvider } from '@keelson/vocabulary';

/** One company that a consent reaches: Xero's tenant, Intuit's realm. */
export interface Organisation {
  readonly organisationId: string;
  readonly name: string;
}

export interface OrganisationFacts extends Organisation {
  /** 1 to 12. */
  readonly yearEndMonth: number;
  readonly vatRegistered: boolean | null;
}

/** An account of the chart as the provider describes it, in our words (see `LedgerAccount` of the calculators). */
export interface ProviderAccount {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly subType: string | null;
  readonly systemAccount: string | null;
}

/** Debit positive. `null` is what the provider does not tell: of an account's movement or of its balance. */
export interface ProviderLine {
  readonly accountId: string;
  readonly movement: Pence | null;
  readonly balance: Pence | null;
}

export interface ProviderBankDay {
  readonly date: CalendarDate;
  readonly received: Pence;
  readonly spent: Pence;
  readonly transferAssumed: boolean;
}

/** Reads the books of one connected company. Tokens, limits, waiting and trying again are its own business. */
export interface BooksReader {
  organisation(): Promise<OrganisationFacts>;
  accounts(): Promise<readonly ProviderAccount[]>;
  /** The trial balance of a month: only accounts with a line in it. */
  month(month: Month): Promise<readonly ProviderLine[]>;
  /** Balances at the end of a day. */
  asAt(day: CalendarDate): Promise<readonly { readonly accountId: string; readonly balance: Pence }[]>;
  /**
   * Whether the system tells the transfers between own bank accounts under this consent; without that they are assumed
   * from equal amounts.
   */
  tellsTransfers(): Promise<boolean>;
  /** Money through the bank accounts, a row for each day from the first to the last. */
  bankDays(first: CalendarDate, last: CalendarDate): Promise<readonly ProviderBankDay[]>;
}

/** Tokens of one consent. Never logged, never in an event, never in an answer. */
export interface ConsentTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
  /** When the refresh token dies if it is not used. */
  readonly refreshExpiresAt: Date | null;
  /** When consent ends however often it is used. */
  readonly hardExpiresAt: Date | null;
}

export interface ConsentRequest {
  readonly state: string;
  /** Kept by us until the code is exchanged; only its digest goes with the browser, where the provider takes one. */
  readonly codeVerifier: string;
}

/** What the provider's redirect brought back. */
export interface ConsentReturn {
  readonly code: string;
  readonly codeVerifier: string;
}

/** Gives the access token of one connection. The reader never sees a refresh token. */
export interface AccessTokens {
  /**
   * @param refused a token that the provider has just turned down.
   * @throws ReconnectRequired | ProviderBusy | ProviderUnavailable
   */
  current(refused?: string): Promise<string>;
}

/** One accounting system that can be connected: consent, and readers of the companies that consent reaches. */
export interface AccountingSystem {
  readonly provider: AccountingProvider;
  /** Where the browser goes to be asked. */
  consentUrl(request: ConsentRequest): string;
  /** Once for each code. @throws ConsentRefused | ProviderUnavailable | ProviderBusy */
  exchange(returned: ConsentReturn): Promise<ConsentTokens>;
  /** The companies that a consent reaches. `realmId` is what Intuit adds to its redirect. */
  organisations(accessToken: string, realmId: string | null): Promise<readonly Organisation[]>;
  /** `null` when the refresh token is refused for good. @throws ProviderUnavailable | ProviderBusy */
  refresh(refreshToken: string): Promise<ConsentTokens | null>;
  /**
   * Ends the consent for one company at the provider; done already is done. The access token may be over: then `renew`
   * is asked for another one, which may say that there is none.
   * @throws ProviderUnavailable | ProviderBusy
   */
  revoke(consent: RevokedConsent): Promise<void>;
  reader(organisationId: string, tokens: AccessTokens): BooksReader;
}

export interface RevokedConsent {
  readonly organisationId: string | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Keeps the tokens that a refresh brings on the way. */
  readonly keep: (tokens: ConsentTokens) => Promise<void>;
}

/** The systems of this process: one that is not configured is absent. */
export type AccountingSystems = Partial<Readonly<Record<AccountingProvider, AccountingSystem>>>;

/** The provider does not take the code, or the person said no. */
export class ConsentRefused extends Error {
  override readonly name = 'ConsentRefused';
}

/** The consent is over: a state of the connection, never worth another try. */
export class ReconnectRequired extends Error {
  override readonly name = 'ReconnectRequired';
  constructor(
    message: string,
    /** The consent holds, and was not asked to reach what was asked for. */
    readonly lacksScope = false,
  ) {
    super(message);
  }
}

/** The provider asks for patience. */
export class ProviderBusy extends Error {
  override readonly name = 'ProviderBusy';
  constructor(readonly retryAfterMs: number) {
    super(`the accounting system is busy for ${Math.ceil(retryAfterMs / 1_000)} s`);
  }
}

/** It cannot be reached or fails; worth another try. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** It answered with what cannot be understood, or refuses for a reason that time does not mend. */
export class ProviderAnswerRefused extends Error {
  override readonly name = 'ProviderAnswerRefused';
}
