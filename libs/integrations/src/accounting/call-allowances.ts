/** How often something may be asked: see `CallAllowances` of the vault, which keeps the count across processes. */
export interface CallCeiling {
  readonly inFlight: number;
  readonly rates: readonly { readonly spanMs: number; readonly burst: number; readonly refill: number }[];
}

export interface Remaining {
  readonly spanMs: number;
  readonly calls: number;
}

/** What an answer said about the calls to come under one ceiling. */
export interface ToldByProvider {
  readonly remaining?: readonly Remaining[];
  readonly closedForMs?: number;
}

export interface CallAllowances {
  enter(
    bucket: string,
    ceiling: CallCeiling,
    now: Date,
  ): Promise<
    { readonly admitted: true; readonly leave: string } | { readonly admitted: false; readonly waitMs: number }
  >;
  leave(bucket: string, ceiling: CallCeiling, leave: string, told: ToldByProvider, now: Date): Promise<void>;
}

/** Whose ceiling: the whole app's, or that of one company in it. What is told of one says nothing of the other. */
export type AllowanceScope = 'app' | 'company';

export interface Allowance {
  readonly scope: AllowanceScope;
  readonly bucket: string;
  readonly ceiling: CallCeiling;
}

/** The same allowances without ceilings, for stand-ins: only what a provider asks for itself is waited for. */
export const withoutCeilings = (allowances: CallAllowances): CallAllowances => ({
  enter: (bucket, _ceiling, now) => allowances.enter(bucket, NO_CEILING, now),
  leave: (bucket, _ceiling, leave, { closedForMs }, now) =>
    allowances.leave(bucket, NO_CEILING, leave, closedForMs === undefined ? {} : { closedForMs }, now),
});

const NO_CEILING: CallCeiling = { inFlight: Number.POSITIVE_INFINITY, rates: [] };
