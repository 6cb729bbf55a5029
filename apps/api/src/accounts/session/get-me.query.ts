import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accountFlags, type AccountFlags, type AccountSituation } from '@keelson/domain/accounts';
import { actingDecider, actingStream } from '@keelson/domain/acting';
import { type BillingState, situationAfter } from '@keelson/domain/billing';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type AccountProfileRow, selectAccountProfile } from '@keelson/read-models/accounts';
import { selectBillingStanding } from '@keelson/read-models/billing';
import { selectDeletionOf } from '@keelson/read-models/customers';
import { selectChannelPartner } from '@keelson/read-models/partners';
import { type Caller, subjectOf } from '../../platform/access/caller';
import { type Reading, ReadModelReader } from '../../platform/execution/read-model-reader';
import { STAFF_SITUATION } from './profile';

export interface Me {
  readonly profile: AccountProfileRow;
  readonly flags: AccountFlags;
  readonly trialEndsAt: string | null;
  /** While the account's deletion is under way. */
  readonly deleteAt?: string;
  /** Channel partners only. */
  readonly accessCode?: string;
  /** While a member of staff acts for the account. */
  readonly acting?: Acting;
}

interface Acting {
  readonly adminId: string;
  readonly adminName: string;
  readonly reason: string;
  /** ISO instant. */
  readonly endsAt: string;
}

/** The profile of the caller; `undefined` before its registration is projected. */
export class GetMe extends Query<Reading<Me | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition: number | undefined,
    readonly at: Date,
  ) {
    super();
  }
}

const PROJECTIONS = ['account-profile', 'billing-standing'];
const CUSTOMER_PROJECTIONS = [...PROJECTIONS, 'customer-table'];
const PARTNER_PROJECTIONS = [...PROJECTIONS, 'channel-partners'];

@QueryHandler(GetMe)
export class GetMeHandler implements IQueryHandler<GetMe> {
  constructor(
    private readonly readModels: ReadModelReader,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ caller, minimumPosition, at }: GetMe): Promise<Reading<Me | undefined>> {
    const { value, meta } = await this.readModels.read(
      caller,
      { projections: caller.kind === 'partner' ? PARTNER_PROJECTIONS : CUSTOMER_PROJECTIONS, minimumPosition },
      async (database) => {
        const profile = await selectAccountProfile(database, subjectOf(caller));
        if (!profile) return undefined;
        const standing = await selectBillingStanding(database, profile.account_id);
        const partner =
          profile.kind === 'partner' ? await selectChannelPartner(database, profile.account_id) : undefined;
        const deleteAt = profile.kind === 'customer' ? await selectDeletionOf(database, profile.account_id) : undefined;
        const billing = standing?.state as BillingState | undefined;
        return {
          ...meOf(profile, billing, at),
          ...(deleteAt === undefined ? {} : { deleteAt }),
          ...(partner?.access_code && { accessCode: partner.access_code }),
        };
      },
    );
    const acting = await this.actingOf(caller);
    return { value: value && { ...value, ...(acting && { acting }) }, meta };
  }

  /** From the log itself: a session acts from the moment on that it was told so. */
  private async actingOf({ accountId, actingGrant }: Caller): Promise<Acting | undefined> {
    if (actingGrant === undefined) return undefined;
    const [{ state: grant }, { state: staff }] = await Promise.all([
      this.runner.load(actingDecider, actingStream(actingGrant)),
      this.runner.load(staffDecider, staffStream(accountId)),
    ]);
    if (grant.kind !== 'granted') return undefined;
    const { reason, endsAt } = grant;
    return { adminId: accountId, adminName: staff.member?.name ?? '', reason, endsAt };
  }
}

function meOf(profile: AccountProfileRow, billing: BillingState | undefined, at: Date): Me {
  const start = situationOf(profile);
  const situation = billing ? situationAfter(start, billing, at) : start;
  const trialEndsAt = billing ? endOf(situation) : profile.trial_ends_at;
  return { profile, flags: accountFlags(situation, at), trialEndsAt };
}

const endOf = (situation: AccountSituation): string | null => (situation.kind === 'trial' ? situation.endsAt : null);

function situationOf({ kind, trial, trial_ends_at }: AccountProfileRow): AccountSituation {
  if (kind !== 'customer') return STAFF_SITUATION;
  if (trial_ends_at === null || (trial !== 1 && trial !== 2)) return { kind: 'awaiting-payment' };
  return { kind: 'trial', trial, endsAt: trial_ends_at };
}
