/** A company of the sandbox's register, in the members of the real API. */
export interface RegisteredCompany {
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly jurisdiction: string;
  /** ISO date. */
  readonly created: string;
  readonly ceased?: string;
  readonly sicCodes: readonly string[];
  readonly address: {
    readonly premises: string;
    readonly address_line_1: string;
    readonly locality: string;
    readonly postal_code: string;
    readonly country: string;
  };
}

/** Statuses of companies that are no more. */
export const OVER: readonly string[] = ['dissolved', 'converted-closed', 'closed', 'removed'];
