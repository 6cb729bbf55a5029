export const ACCOUNTING_FAULTS = [
  'none',
  'expired',
  'rate-limit',
  'server-error',
  'slow',
  'cut',
  'invalid-grant',
] as const;

export type AccountingFault = (typeof ACCOUNTING_FAULTS)[number];

export interface FaultWanted {
  readonly kind: AccountingFault;
  readonly times: number;
  /** Only requests about this tenant or realm; requests about any without it. */
  readonly organisation?: string;
}

const REST: FaultWanted = { kind: 'none', times: 0 };

/** What a stand-in does wrong on purpose, one fault after the other, each for so many answers. At rest after a restart. */
export class AccountingFaults {
  private wanted: readonly FaultWanted[] = [];

  get now(): FaultWanted {
    return this.wanted[0] ?? REST;
  }

  /** Those that wait behind the present one. */
  get waiting(): readonly FaultWanted[] {
    return this.wanted.slice(1);
  }

  set(...wanted: readonly FaultWanted[]): FaultWanted {
    this.wanted = wanted.filter(({ kind, times }) => kind !== 'none' && times > 0);
    return this.now;
  }

  /** Comes after those that are wanted already. */
  append(wanted: FaultWanted): FaultWanted {
    return this.set(...this.wanted, wanted);
  }

  /** The fault of an answer of the API; one fewer is left. */
  takeForApi(organisation: string): AccountingFault {
    const { kind, organisation: only } = this.now;
    if (kind === 'invalid-grant' || (only !== undefined && only !== organisation)) return 'none';
    return this.take();
  }

  /** Whether a token is refused this time. */
  takeForToken(): boolean {
    return this.now.kind === 'invalid-grant' && this.take() === 'invalid-grant';
  }

  private take(): AccountingFault {
    const { now, waiting } = this;
    this.set({ ...now, times: now.times - 1 }, ...waiting);
    return now.kind;
  }
}
