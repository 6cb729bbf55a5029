import type { Result } from '@keelson/kernel';

/** Legal forms that the register holds, in the product's words. */
export type RegisteredForm = 'limitedliabilitypartnership' | 'publicLimitedCompany' | 'privateLimitedCompany';

export interface CompanyQuery {
  readonly form: RegisteredForm;
  /** Part of the name. */
  readonly name: string;
  readonly limit: number;
}

/** A half-open range of characters, from 0. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export interface RegisteredCompany {
  readonly name: string;
  /** Eight characters; text, because of leading zeros and letters. */
  readonly number: string;
  /** On one line; empty where the register shows none. */
  readonly address: string;
  /** Parts of the name that match the query. */
  readonly matches: readonly TextRange[];
}

export interface RegisterFailure {
  /**
   * `REGISTER_BUSY`: too many requests for now. `REGISTER_UNAVAILABLE`: no answer, or none that can be used.
   * `REGISTER_OFF`: no register is set up.
   */
  readonly code: 'REGISTER_BUSY' | 'REGISTER_UNAVAILABLE' | 'REGISTER_OFF';
  readonly retryAfterSeconds?: number;
}

/** The public register of companies. An adapter never rejects: a form must stay usable whatever the register does. */
export interface CompanyRegister {
  /** Companies that trade, in the register's order of fit. */
  search(query: CompanyQuery): Promise<Result<readonly RegisteredCompany[], RegisterFailure>>;
}
