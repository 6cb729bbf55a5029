import { accessCodeMailJob } from './accounts/access-code-mail.job';
import { accountMailsReactor } from './accounts/account-mails.reactor';
import { accountProfileProjection } from './accounts/account-profile.projection';
import { noticeMailJob } from './accounts/notice-mail.job';
import { partnerMailsReactor } from './accounts/partner-mails.reactor';
import { partnerWelcomeMailJob } from './accounts/partner-welcome-mail.job';
import { passcodeMailJob } from './accounts/passcode-mail.job';
import { resetMailJob } from './accounts/reset-mail.job';
import { verificationMailJob } from './accounts/verification-mail.job';
import { accountHistoryProjection } from './audit/account-history.projection';
import { actorNamesProjection } from './audit/actor-names.projection';
import { billingMailJob } from './billing/billing-mail.job';
import { billingMailsReactor } from './billing/billing-mails.reactor';
import { billingStandingProjection } from './billing/billing-standing.projection';
import { billingWorkReactor } from './billing/billing-work.reactor';
import { deactivationJob } from './billing/deactivation.job';
import { earlyAccessEndJob } from './billing/early-access-end.job';
import { earlyAccessReminderJob } from './billing/early-access-reminder.job';
import { endBillingJob } from './billing/end-billing.job';
import { paymentsProjection } from './billing/payments.projection';
import { reconcileJob } from './billing/reconcile.job';
import { connectionMailJob } from './connections/connection-mail.job';
import { connectionWatchJob } from './connections/connection-watch.job';
import { connectionWorkReactor } from './connections/connection-work.reactor';
import { connectionsProjection } from './connections/connections.projection';
import { endConnectionsJob } from './connections/end-connections.job';
import { importCycleJob } from './connections/import-cycle.job';
import { refreshJob } from './connections/refresh.job';
import { revokeJob } from './connections/revoke.job';
import { customerTableProjection } from './customers/customer-table.projection';
import { answerMailJob } from './enquiries/answer-mail.job';
import { confirmationMailJob } from './enquiries/confirmation-mail.job';
import { enquiriesProjection } from './enquiries/enquiries.projection';
import { enquiryMailsReactor } from './enquiries/enquiry-mails.reactor';
import { teamMailJob } from './enquiries/team-mail.job';
import { figuresReactor } from './figures/figures.reactor';
import { peerFiguresProjection } from './figures/peer-figures.projection';
import { publishFiguresJob } from './figures/publish-figures.job';
import { goalsProjection } from './goals/goals.projection';
import { journeyStandingProjection } from './journeys/journey-standing.projection';
import { journeyStepTimesProjection } from './journeys/journey-step-times.projection';
import { deletionReactor } from './deletion/deletion.reactor';
import { endAccessJob } from './deletion/end-access.job';
import { erasureJob } from './deletion/erasure.job';
import { genericAnswersProjection } from './onboarding/generic-answers.projection';
import { journeyStartJob } from './onboarding/journey-start.job';
import { journeyStartReactor } from './onboarding/journey-start.reactor';
import { onboardingProgressProjection } from './onboarding/onboarding-progress.projection';
import { jobRetryJob } from './operations/job-retry.job';
import { operatorRequestsProjection } from './operations/operator-requests.projection';
import { operatorRequestsReactor } from './operations/operator-requests.reactor';
import { rebuildJob } from './operations/rebuild.job';
import { streamRetryJob } from './operations/stream-retry.job';
import { importJob } from './ledger/import.job';
import { importReactor } from './ledger/import.reactor';
import { ledgersProjection } from './ledger/ledgers.projection';
import { channelPartnersProjection } from './partners/channel-partners.projection';
import { askedVerificationJob } from './proof/asked-verification.job';
import { sealLogJob } from './proof/seal-log.job';
import { verifyLogJob } from './proof/verify-log.job';
import { watchedSectionsProjection } from './sections/watched-sections.projection';
import { jobHandler, type NeedsOf, projection, reactor, type Registry } from './runtime/registration';

const HOUR_MS = 3_600_000;

/**
 * Everything the workers run. A slice adds its lines: `projection(onboardingProgressProjection)`;
 * what its jobs need is given in `openProjectors`, where the type asks for it.
 */
export const registry = {
  projections: [
    projection(accountProfileProjection),
    projection(billingStandingProjection),
    projection(paymentsProjection),
    projection(customerTableProjection),
    projection(accountHistoryProjection),
    projection(actorNamesProjection),
    projection(onboardingProgressProjection),
    projection(genericAnswersProjection),
    projection(journeyStandingProjection),
    projection(journeyStepTimesProjection),
    projection(operatorRequestsProjection),
    projection(channelPartnersProjection),
    projection(enquiriesProjection),
    projection(connectionsProjection),
    projection(ledgersProjection),
    projection(peerFiguresProjection),
    projection(goalsProjection),
    projection(watchedSectionsProjection),
  ],
  reactors: [
    reactor(accountMailsReactor),
    reactor(partnerMailsReactor),
    reactor(journeyStartReactor),
    reactor(operatorRequestsReactor),
    reactor(billingMailsReactor),
    reactor(billingWorkReactor),
    reactor(connectionWorkReactor),
    reactor(deletionReactor),
    reactor(enquiryMailsReactor),
    reactor(figuresReactor),
    reactor(importReactor),
  ],
  jobHandlers: [
    jobHandler(verificationMailJob),
    jobHandler(passcodeMailJob),
    jobHandler(resetMailJob),
    jobHandler(noticeMailJob),
    jobHandler(billingMailJob),
    jobHandler(deactivationJob),
    jobHandler(endBillingJob),
    jobHandler(importJob),
    jobHandler(earlyAccessReminderJob),
    jobHandler(earlyAccessEndJob),
    jobHandler(reconcileJob),
    jobHandler(connectionMailJob),
    jobHandler(connectionWatchJob),
    jobHandler(endConnectionsJob),
    jobHandler(importCycleJob),
    jobHandler(refreshJob),
    jobHandler(revokeJob),
    jobHandler(confirmationMailJob),
    jobHandler(teamMailJob),
    jobHandler(answerMailJob),
    jobHandler(journeyStartJob),
    jobHandler(endAccessJob),
    jobHandler(erasureJob),
    jobHandler(sealLogJob),
    jobHandler(verifyLogJob),
    jobHandler(askedVerificationJob),
    jobHandler(rebuildJob),
    jobHandler(streamRetryJob),
    jobHandler(jobRetryJob),
    jobHandler(partnerWelcomeMailJob),
    jobHandler(accessCodeMailJob),
    jobHandler(publishFiguresJob),
  ] as const,
  schedules: [
    { queue: reconcileJob.queue, everyMs: HOUR_MS / 4, afterMs: 0 },
    { queue: importCycleJob.queue, everyMs: 24 * HOUR_MS, afterMs: 3 * HOUR_MS },
    { queue: connectionWatchJob.queue, everyMs: 24 * HOUR_MS, afterMs: 5 * HOUR_MS },
    { queue: refreshJob.queue, everyMs: HOUR_MS / 12, afterMs: 0 },
    { queue: sealLogJob.queue, everyMs: HOUR_MS, afterMs: 0 },
    { queue: verifyLogJob.queue, everyMs: 24 * HOUR_MS, afterMs: 2 * HOUR_MS },
  ],
} satisfies Registry;

/** All that the jobs need together. */
export type JobNeeds = NeedsOf<typeof registry.jobHandlers>;
