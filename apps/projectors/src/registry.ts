import { accountMailsReactor } from './accounts/account-mails.reactor';
import { accountProfileProjection } from './accounts/account-profile.projection';
import { noticeMailJob } from './accounts/notice-mail.job';
import { passcodeMailJob } from './accounts/passcode-mail.job';
import { resetMailJob } from './accounts/reset-mail.job';
import { verificationMailJob } from './accounts/verification-mail.job';
import { accountHistoryProjection } from './audit/account-history.projection';
import { actorNamesProjection } from './audit/actor-names.projection';
import { customerTableProjection } from './customers/customer-table.projection';
import { journeyStandingProjection } from './journeys/journey-standing.projection';
import { journeyStepTimesProjection } from './journeys/journey-step-times.projection';
import { genericAnswersProjection } from './onboarding/generic-answers.projection';
import { journeyStartJob } from './onboarding/journey-start.job';
import { journeyStartReactor } from './onboarding/journey-start.reactor';
import { onboardingProgressProjection } from './onboarding/onboarding-progress.projection';
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
  ],
  reactors: [reactor(accountMailsReactor), reactor(journeyStartReactor)],
  jobHandlers: [
    jobHandler(verificationMailJob),
    jobHandler(passcodeMailJob),
    jobHandler(resetMailJob),
    jobHandler(noticeMailJob),
    jobHandler(journeyStartJob),
    jobHandler(sealLogJob),
    jobHandler(verifyLogJob),
  ],
  schedules: [
    { queue: sealLogJob.queue, everyMs: HOUR_MS, afterMs: 0 },
    { queue: verifyLogJob.queue, everyMs: 24 * HOUR_MS, afterMs: 2 * HOUR_MS },
  ],
};
