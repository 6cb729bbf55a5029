import type { AccountProfileRow } from './accounts';
import type { AccountHistoryRow, ActorNameRow } from './audit';
import type { BillingStandingRow, PaymentRow } from './billing';
import type { ConnectionRow } from './connections';
import type { CustomerRow } from './customers';
import type { EnquiryRow } from './enquiries';
import type { PeerFiguresRow } from './figures';
import type { GoalsRow } from './goals';
import type { JourneyStandingRow, JourneyStepTimesRow } from './journeys';
import type { LedgerRow } from './ledger';
import type { GenericAnswersRow, OnboardingProgressRow } from './onboarding';
import type { OperatorRequestRow } from './operations';
import type { ChannelPartnerRow } from './partners';
import type { WatchedSectionsRow } from './sections';
import type { Checkpoint, ParkedStream, RequestedJob } from './schema';

/**
 * The tables of schema `read_model`, one line each: table name and row type. Query it with
 * `db.withSchema('read_model')` over connections that use `readModelTypes`.
 */
export interface ReadModelDatabase {
  readonly checkpoints: Checkpoint;
  readonly parked_streams: ParkedStream;
  readonly account_profiles: AccountProfileRow;
  readonly connections: ConnectionRow;
  readonly customers: CustomerRow;
  readonly channel_partners: ChannelPartnerRow;
  readonly enquiries: EnquiryRow;
  readonly account_history: AccountHistoryRow;
  readonly actor_names: ActorNameRow;
  readonly billing_standings: BillingStandingRow;
  readonly payments: PaymentRow;
  readonly ledgers: LedgerRow;
  readonly peer_figures: PeerFiguresRow;
  readonly goals: GoalsRow;
  readonly requested_jobs: RequestedJob;
  readonly operator_requests: OperatorRequestRow;
  readonly onboarding_progress: OnboardingProgressRow;
  readonly generic_answers: GenericAnswersRow;
  readonly journey_standings: JourneyStandingRow;
  readonly journey_step_times: JourneyStepTimesRow;
  readonly watched_sections: WatchedSectionsRow;
}
