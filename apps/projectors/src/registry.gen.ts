// Written by `npm run slices` from the files of the slices: change those, and run it again.
import { accountProfileProjection } from './accounts/account-profile.projection';
import { billingStandingProjection } from './billing/billing-standing.projection';
import { connectionsProjection } from './connections/connections.projection';
import { customerTableProjection } from './customers/customer-table.projection';
import { enquiriesProjection } from './enquiries/enquiries.projection';
import { peerFiguresProjection } from './figures/peer-figures.projection';
import { goalsProjection } from './goals/goals.projection';
import { accessLogProjection } from './history/access-log.projection';
import { accountHistoryProjection } from './history/account-history.projection';
import { actorNamesProjection } from './history/actor-names.projection';
import { visitorNamesProjection } from './history/visitor-names.projection';
import { journeyStandingProjection } from './journeys/journey-standing.projection';
import { journeyStepTimesProjection } from './journeys/journey-step-times.projection';
import { learningProgressProjection } from './learning/learning-progress.projection';
import { ledgersProjection } from './ledger/ledgers.projection';
import { watchedSectionsProjection } from './my-financials/watched-sections.projection';
import { genericAnswersProjection } from './onboarding/generic-answers.projection';
import { onboardingProgressProjection } from './onboarding/onboarding-progress.projection';
import { operatorRequestsProjection } from './operations/operator-requests.projection';
import { channelPartnersProjection } from './partners/channel-partners.projection';
import { partnerRelationsProjection } from './partners/partner-relations.projection';
import { paymentsProjection } from './payments/payments.projection';
import { savedCalculationsProjection } from './planning/saved-calculations.projection';
import { whatIfInputsProjection } from './planning/what-if-inputs.projection';
import { questionnaireAnswersProjection } from './questionnaires/questionnaire-answers.projection';
import { questionnaireScoresProjection } from './questionnaires/questionnaire-scores.projection';
import { quizAnswersProjection } from './quizzes/quiz-answers.projection';
import { quizScoresProjection } from './quizzes/quiz-scores.projection';
import { bankLinesProjection } from './reconciliation/bank-lines.projection';
import { reconciliationCasesProjection } from './reconciliation/reconciliation-cases.projection';
import { reconciliationClaimsProjection } from './reconciliation/reconciliation-claims.projection';
import { reconciliationLinesProjection } from './reconciliation/reconciliation-lines.projection';
import { reconciliationMonthsProjection } from './reconciliation/reconciliation-months.projection';
import { reconciliationObjectsProjection } from './reconciliation/reconciliation-objects.projection';
import { reconciliationPayoutsProjection } from './reconciliation/reconciliation-payouts.projection';
import { sweepsProjection } from './reconciliation/sweeps.projection';
import { scenariosProjection } from './scenarios/scenarios.projection';
import { staffMembersProjection } from './staff/staff-members.projection';
import { taskDatesProjection } from './tasks/task-dates.projection';
import { accountMailsReactor } from './accounts/account-mails.reactor';
import { partnerMailsReactor } from './accounts/partner-mails.reactor';
import { staffMailsReactor } from './accounts/staff-mails.reactor';
import { billingMailsReactor } from './billing/billing-mails.reactor';
import { billingWorkReactor } from './billing/billing-work.reactor';
import { connectionWorkReactor } from './connections/connection-work.reactor';
import { deletionReactor } from './deletion/deletion.reactor';
import { enquiryMailsReactor } from './enquiries/enquiry-mails.reactor';
import { figuresReactor } from './figures/figures.reactor';
import { importReactor } from './ledger/import.reactor';
import { journeyStartReactor } from './onboarding/journey-start.reactor';
import { operatorRequestsReactor } from './operations/operator-requests.reactor';
import { customersOfDeletedPartnerReactor } from './partners/customers-of-deleted-partner.reactor';
import { askingMailsReactor } from './reconciliation/asking-mails.reactor';
import { reconciliationSummaryMailsReactor } from './reconciliation/summary-mails.reactor';
import { sweepRequestsReactor } from './reconciliation/sweep-requests.reactor';
import { taskRemindersReactor } from './tasks/task-reminders.reactor';
import { timelineReactor } from './timeline/timeline.reactor';
import { accessCodeMailJob } from './accounts/access-code-mail.job';
import { deletionMailJob } from './accounts/deletion-mail.job';
import { formerAddressMailJob } from './accounts/former-address-mail.job';
import { noticeMailJob } from './accounts/notice-mail.job';
import { partnerChangeMailJob } from './accounts/partner-change-mail.job';
import { partnerWelcomeMailJob } from './accounts/partner-welcome-mail.job';
import { passcodeMailJob } from './accounts/passcode-mail.job';
import { resetMailJob } from './accounts/reset-mail.job';
import { staffInvitationMailJob } from './accounts/staff-invitation-mail.job';
import { staffNoticeMailJob } from './accounts/staff-notice-mail.job';
import { staffRuleMailJob } from './accounts/staff-rule-mail.job';
import { verificationMailJob } from './accounts/verification-mail.job';
import { billingMailJob } from './billing/billing-mail.job';
import { deactivationJob } from './billing/deactivation.job';
import { deletionBillingJob } from './billing/deletion-billing.job';
import { earlyAccessEndJob } from './billing/early-access-end.job';
import { earlyAccessReminderJob } from './billing/early-access-reminder.job';
import { endBillingJob } from './billing/end-billing.job';
import { payerRedactionJob } from './billing/payer-redaction.job';
import { reconcileJob, reconcileSchedule } from './billing/reconcile.job';
import { subscriptionRequestJob } from './billing/subscription-request.job';
import { connectionMailJob } from './connections/connection-mail.job';
import { connectionWatchJob, connectionWatchSchedule } from './connections/connection-watch.job';
import { endConnectionsJob } from './connections/end-connections.job';
import { importCycleJob, importCycleSchedule } from './connections/import-cycle.job';
import { refreshJob, refreshSchedule } from './connections/refresh.job';
import { revokeJob } from './connections/revoke.job';
import { certificateMailJob } from './deletion/certificate-mail.job';
import { endAccessJob } from './deletion/end-access.job';
import { endingRetryJob } from './deletion/ending-retry.job';
import { erasureJob } from './deletion/erasure.job';
import { followTrialJob } from './deletion/follow-trial.job';
import { answerMailJob } from './enquiries/answer-mail.job';
import { confirmationMailJob } from './enquiries/confirmation-mail.job';
import { teamMailJob } from './enquiries/team-mail.job';
import { publishFiguresJob } from './figures/publish-figures.job';
import { importJob } from './ledger/import.job';
import { journeyStartJob } from './onboarding/journey-start.job';
import { jobRetryJob } from './operations/job-retry.job';
import { rebuildJob } from './operations/rebuild.job';
import { streamRetryJob } from './operations/stream-retry.job';
import { customersOfDeletedPartnerJob } from './partners/customers-of-deleted-partner.job';
import { askingMailJob } from './reconciliation/asking-mail.job';
import { bankTextsJob, bankTextsSchedule } from './reconciliation/bank-texts.job';
import { reconciliationSummaryMailJob } from './reconciliation/summary-mail.job';
import { reconciliationSummaryJob, reconciliationSummarySchedule } from './reconciliation/summary.job';
import { reconciliationSweepJob, reconciliationSweepSchedule } from './reconciliation/sweep.job';
import { taskReminderJob } from './tasks/task-reminder.job';
import { timelineExportJob } from './timeline/timeline-export.job';
import { timelineMailJob } from './timeline/timeline-mail.job';
import { askedVerificationJob } from './verification/asked-verification.job';
import { sealLogJob, sealLogSchedule } from './verification/seal-log.job';
import { verifyLogJob, verifyLogSchedule } from './verification/verify-log.job';
import { jobHandler, projection, reactor } from './runtime/registration';

export const sliceProjections = [
  projection(accountProfileProjection),
  projection(billingStandingProjection),
  projection(connectionsProjection),
  projection(customerTableProjection),
  projection(enquiriesProjection),
  projection(peerFiguresProjection),
  projection(goalsProjection),
  projection(accessLogProjection),
  projection(accountHistoryProjection),
  projection(actorNamesProjection),
  projection(visitorNamesProjection),
  projection(journeyStandingProjection),
  projection(journeyStepTimesProjection),
  projection(learningProgressProjection),
  projection(ledgersProjection),
  projection(watchedSectionsProjection),
  projection(genericAnswersProjection),
  projection(onboardingProgressProjection),
  projection(operatorRequestsProjection),
  projection(channelPartnersProjection),
  projection(partnerRelationsProjection),
  projection(paymentsProjection),
  projection(savedCalculationsProjection),
  projection(whatIfInputsProjection),
  projection(questionnaireAnswersProjection),
  projection(questionnaireScoresProjection),
  projection(quizAnswersProjection),
  projection(quizScoresProjection),
  projection(bankLinesProjection),
  projection(reconciliationCasesProjection),
  projection(reconciliationClaimsProjection),
  projection(reconciliationLinesProjection),
  projection(reconciliationMonthsProjection),
  projection(reconciliationObjectsProjection),
  projection(reconciliationPayoutsProjection),
  projection(sweepsProjection),
  projection(scenariosProjection),
  projection(staffMembersProjection),
  projection(taskDatesProjection),
] as const;

export const sliceReactors = [
  reactor(accountMailsReactor),
  reactor(partnerMailsReactor),
  reactor(staffMailsReactor),
  reactor(billingMailsReactor),
  reactor(billingWorkReactor),
  reactor(connectionWorkReactor),
  reactor(deletionReactor),
  reactor(enquiryMailsReactor),
  reactor(figuresReactor),
  reactor(importReactor),
  reactor(journeyStartReactor),
  reactor(operatorRequestsReactor),
  reactor(customersOfDeletedPartnerReactor),
  reactor(askingMailsReactor),
  reactor(reconciliationSummaryMailsReactor),
  reactor(sweepRequestsReactor),
  reactor(taskRemindersReactor),
  reactor(timelineReactor),
] as const;

export const sliceJobs = [
  jobHandler(accessCodeMailJob),
  jobHandler(deletionMailJob),
  jobHandler(formerAddressMailJob),
  jobHandler(noticeMailJob),
  jobHandler(partnerChangeMailJob),
  jobHandler(partnerWelcomeMailJob),
  jobHandler(passcodeMailJob),
  jobHandler(resetMailJob),
  jobHandler(staffInvitationMailJob),
  jobHandler(staffNoticeMailJob),
  jobHandler(staffRuleMailJob),
  jobHandler(verificationMailJob),
  jobHandler(billingMailJob),
  jobHandler(deactivationJob),
  jobHandler(deletionBillingJob),
  jobHandler(earlyAccessEndJob),
  jobHandler(earlyAccessReminderJob),
  jobHandler(endBillingJob),
  jobHandler(payerRedactionJob),
  jobHandler(reconcileJob),
  jobHandler(subscriptionRequestJob),
  jobHandler(connectionMailJob),
  jobHandler(connectionWatchJob),
  jobHandler(endConnectionsJob),
  jobHandler(importCycleJob),
  jobHandler(refreshJob),
  jobHandler(revokeJob),
  jobHandler(certificateMailJob),
  jobHandler(endAccessJob),
  jobHandler(endingRetryJob),
  jobHandler(erasureJob),
  jobHandler(followTrialJob),
  jobHandler(answerMailJob),
  jobHandler(confirmationMailJob),
  jobHandler(teamMailJob),
  jobHandler(publishFiguresJob),
  jobHandler(importJob),
  jobHandler(journeyStartJob),
  jobHandler(jobRetryJob),
  jobHandler(rebuildJob),
  jobHandler(streamRetryJob),
  jobHandler(customersOfDeletedPartnerJob),
  jobHandler(askingMailJob),
  jobHandler(bankTextsJob),
  jobHandler(reconciliationSummaryMailJob),
  jobHandler(reconciliationSummaryJob),
  jobHandler(reconciliationSweepJob),
  jobHandler(taskReminderJob),
  jobHandler(timelineExportJob),
  jobHandler(timelineMailJob),
  jobHandler(askedVerificationJob),
  jobHandler(sealLogJob),
  jobHandler(verifyLogJob),
] as const;

/** The jobs that come by the clock. */
export const sliceSchedules = [
  reconcileSchedule,
  connectionWatchSchedule,
  importCycleSchedule,
  refreshSchedule,
  bankTextsSchedule,
  reconciliationSummarySchedule,
  reconciliationSweepSchedule,
  sealLogSchedule,
  verifyLogSchedule,
] as const;
