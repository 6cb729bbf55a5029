import { accountMailsReactor } from './accounts/account-mails.reactor';
import { accountProfileProjection } from './accounts/account-profile.projection';
import { noticeMailJob } from './accounts/notice-mail.job';
import { passcodeMailJob } from './accounts/passcode-mail.job';
import { resetMailJob } from './accounts/reset-mail.job';
import { verificationMailJob } from './accounts/verification-mail.job';
import { accountHistoryProjection } from './audit/account-history.projection';
import { actorNamesProjection } from './audit/actor-names.projection';
import { customerTableProjection } from './customers/customer-table.projection';
import { answerMailJob } from './enquiries/answer-mail.job';
import { confirmationMailJob } from './enquiries/confirmation-mail.job';
import { enquiriesProjection } from './enquiries/enquiries.projection';
import { enquiryMailsReactor } from './enquiries/enquiry-mails.reactor';
import { teamMailJob } from './enquiries/team-mail.job';
import { journeyStandingProjection } from './journeys/journey-standing.projection';
import { journeyStepTimesProjection } from './journeys/journey-step-times.projection';
import { genericAnswersProjection } from './onboarding/generic-answers.projection';
import { journeyStartJob } from './onboarding/journey-start.job';
import { journeyStartReactor } from './onboarding/journey-start.reactor';
import { onboardingProgressProjection } from './onboarding/onboarding-progress.projection';
import { jobRetryJob } from './operations/job-retry.job';
import { operatorRequestsProjection } from './operations/operator-requests.projection';
import { operatorRequestsReactor } from './operations/operator-requests.reactor';
import { rebuildJob } from './operations/rebuild.job';
import { streamRetryJob } from './operations/stream-retry.job';
import { askedVerificationJob } from './proof/asked-verification.job';
import { sealLogJob } from './proof/seal-log.job';
import { verifyLogJob } from './proof/verify-log.job';
import { jobHandler, projection, reactor, type Registry } from './runtime/registration';

const HOUR_MS = 3_600_000;

/** Everything the workers run. A slice adds its lines: `projection(onboardingProgressProjection)`. */
export const registry: Registry = {
  projections: [
    projection(accountProfileProjection),
    projection(customerTableProjection),
    projection(accountHistoryProjection),
    projection(actorNamesProjection),
    projection(onboardingProgressProjection),
    projection(genericAnswersProjection),
    projection(journeyStandingProjection),
    projection(journeyStepTimesProjection),
    projection(operatorRequestsProjection),
    projection(enquiriesProjection),
  ],
  reactors: [
    reactor(accountMailsReactor),
    reactor(journeyStartReactor),
    reactor(operatorRequestsReactor),
    reactor(enquiryMailsReactor),
  ],
  jobHandlers: [
    jobHandler(verificationMailJob),
    jobHandler(passcodeMailJob),
    jobHandler(resetMailJob),
    jobHandler(noticeMailJob),
    jobHandler(confirmationMailJob),
    jobHandler(teamMailJob),
    jobHandler(answerMailJob),
    jobHandler(journeyStartJob),
    jobHandler(sealLogJob),
    jobHandler(verifyLogJob),
    jobHandler(askedVerificationJob),
    jobHandler(rebuildJob),
    jobHandler(streamRetryJob),
    jobHandler(jobRetryJob),
  ],
  schedules: [
    { queue: sealLogJob.queue, everyMs: HOUR_MS, afterMs: 0 },
    { queue: verifyLogJob.queue, everyMs: 24 * HOUR_MS, afterMs: 2 * HOUR_MS },
  ],
};
