// Written by `npm run slices` from the files of the slices: change those, and run it again.
import {
  changePasscodeSettingContract,
  changePasswordContract,
  correctEmailContract,
  forgotPasswordContract,
  passcodeSettingContract,
  passwordPolicyContract,
  registerContract,
  resendVerificationContract,
  resetPasswordContract,
  verifyEmailContract,
} from '../accounts/accounts.contract';
import {
  changeCompanyContract,
  changeCustomerContract,
  customerDetailsContract,
} from '../accounts/customer-details.contract';
import { changePartnerProfileContract, partnerProfileContract } from '../accounts/partner-profile.contract';
import {
  beginPasskeyContract,
  confirmPasskeyContract,
  removePasskeyContract,
  renamePasskeyContract,
} from '../accounts/passkeys.contract';
import { changeProfileContract, profileContract } from '../accounts/profile.contract';
import {
  beginAuthenticatorContract,
  confirmAuthenticatorContract,
  removeAuthenticatorContract,
  renewRecoveryCodesContract,
  secondFactorsContract,
} from '../accounts/second-factors.contract';
import { signUpCompanyContract } from '../accounts/sign-up.contract';
import { changeStaffProfileContract, staffProfileContract } from '../accounts/staff-profile.contract';
import { staffResetContract } from '../accounts/staff-reset.contract';
import {
  billingDetailsContract,
  checkoutOutcomeContract,
  couponContract,
  deactivateContract,
  invoicesContract,
  openCheckoutContract,
  plansContract,
  skipPaymentContract,
  stripeWebhookContract,
  subscriptionContract,
} from '../billing/billing.contract';
import {
  changePlanContract,
  endSubscriptionContract,
  keepSubscriptionContract,
  planContract,
  planQuoteContract,
  upcomingPaymentContract,
} from '../billing/plan.contract';
import { extendTrialContract, migrateContract } from '../billing/trial.contract';
import { companySearchContract } from '../companies/companies.contract';
import {
  askConsentContract,
  connectionsContract,
  cycleContract,
  disconnectContract,
  launchContract,
  oauthCallbackContract,
  requestImportContract,
  selectTenantContract,
  setCycleContract,
  tenantsContract,
} from '../connections/connections.contract';
import { clearContentCacheContract, contentPageContract } from '../content/content.contract';
import { getCustomerContract, listCustomersContract } from '../customers/customers.contract';
import { benchmarkContract, sixBenchmarksContract } from '../dashboard/benchmark.contract';
import {
  dashboardContract,
  monthsContract,
  profitBeforeTaxContract,
  todaysBalanceContract,
} from '../dashboard/dashboard.contract';
import { certificateKeyContract, checkCertificateContract } from '../deletion/certificate.contract';
import {
  completeDeletionContract,
  deleteAccountContract,
  deletionProcessContract,
} from '../deletion/deletion.contract';
import { retryDeletionContract, unfinishedDeletionsContract } from '../deletion/unfinished.contract';
import { discardDraftContract, readDraftContract, saveDraftContract } from '../drafts/drafts.contract';
import { contactContract, sendEnquiryContract } from '../enquiries/enquiries.contract';
import {
  answerEnquiryContract,
  closeEnquiryContract,
  getEnquiryContract,
  listEnquiriesContract,
  reopenEnquiryContract,
} from '../enquiries/inbox.contract';
import { goalsContract, saveGoalsContract, trajectoryContract } from '../goals/goals.contract';
import { accessLogContract, accessLogExportContract } from '../history/access-log.contract';
import { auditTrailContract, auditTrailExportContract } from '../history/audit-trail.contract';
import { historyExportContract } from '../history/export.contract';
import { accountHistoryContract } from '../history/history.contract';
import { historyVerificationContract } from '../history/verification.contract';
import { journeyReplayContract } from '../journeys/replay.contract';
import { funnelContract, stuckContract } from '../journeys/stuck.contract';
import {
  finishReadingContract,
  learningProgressContract,
  watchVideoContract,
} from '../learning/learning-progress.contract';
import { learningChapterContract, learningMediaContract, learningModulesContract } from '../learning/learning.contract';
import { figuresFileContract } from '../ledger/figures-file.contract';
import { financeDataContract, saveFinanceDataContract } from '../ledger/finance-data.contract';
import {
  headcountsContract,
  saveHeadcountsContract,
  setVatMultiplierContract,
  vatMultiplierContract,
} from '../ledger/headcounts.contract';
import {
  placeAccountContract,
  placementsContract,
  previewPlacementContract,
  stateDueWithinYearContract,
  undoPlacementContract,
} from '../ledger/placements.contract';
import {
  importStatusContract,
  trialBalanceContract,
  trialBalanceReportContract,
} from '../ledger/trial-balance.contract';
import { trustContract } from '../ledger/trust.contract';
import { liveContract as liveLiveContract } from '../live/live.contract';
import { balanceSheetFileContract } from '../my-financials/balance-sheet.contract';
import { baseLinesContract } from '../my-financials/base-lines.contract';
import { balancesContract, cashFlowContract } from '../my-financials/detail.contract';
import { explanationContract } from '../my-financials/explanation.contract';
import { overviewContract as myFinancialsOverviewContract } from '../my-financials/overview.contract';
import { watchSectionContract } from '../my-financials/sections.contract';
import {
  completeStepContract,
  genericAnswersContract,
  openStepContract,
  progressContract,
  recordProgressContract,
  saveAndLogOutContract,
  saveGenericAnswersContract,
} from '../onboarding/onboarding.contract';
import {
  overviewContract as operationsOverviewContract,
  rebuildContract,
  retryJobContract,
  retryStreamContract,
  verifyContract,
} from '../operations/operations.contract';
import { partnerCustomerContract, partnerCustomersContract } from '../partners/partner-area.contract';
import {
  changePartnerCompanyContract,
  changePartnerDetailsContract,
  partnerDetailsContract,
} from '../partners/partner-details.contract';
import { changePartnerOfCustomerContract, partnerOfCustomerContract } from '../partners/partner-of-customer.contract';
import { listPartnersContract } from '../partners/partners-list.contract';
import {
  changePartnerContract,
  defaultPartnerContract,
  lookUpCodeContract,
  ownPartnerContract,
  partnerAccountContract,
  registerPartnerContract,
  removePartnerContract,
  requestCodeContract,
} from '../partners/partners.contract';
import { exportPaymentsContract, getPaymentContract, listPaymentsContract } from '../payments/payments.contract';
import {
  calculateCashReleaseContract,
  cashReleaseContract,
  saveCashReleaseContract,
} from '../planning/cash-release.contract';
import {
  calculateDetailContract,
  detailedProfitAndLossContract,
  saveDetailContract,
} from '../planning/detailed-profit-and-loss.contract';
import { inputsContract, saveInputsContract } from '../planning/inputs.contract';
import {
  calculatePlanContract,
  cutDownPlannerContract,
  plannerContract,
  savePlanContract,
} from '../planning/planner.contract';
import { savedDatesContract } from '../planning/saved-dates.contract';
import {
  apiDocumentContract,
  cspReportContract,
  docsAssetContract,
  docsPageContract,
  liveContract as platformLiveContract,
  readyContract,
  robotsContract,
  siteMapContract,
} from '../platform/platform.contract';
import {
  questionnaireFormContract,
  questionnaireScoresContract,
  saveAnswersContract,
  scoreProvenanceContract,
  submitChapterContract,
} from '../questionnaires/questionnaires.contract';
import {
  quizAccessContract,
  quizAnswersContract,
  quizCompletionContract,
  quizContract,
  quizScoresContract,
  submitQuizContract,
} from '../quizzes/quizzes.contract';
import {
  bankOverviewContract,
  listBankLinesContract,
  matchBankLineContract,
  previewStatementContract,
  recordStatementContract,
  unmatchBankLineContract,
} from '../reconciliation/bank.contract';
import {
  acceptCasesContract,
  approveAdjustmentContract,
  askCustomerContract,
  assignCaseContract,
  commentCaseContract,
  matchCaseContract,
  proposeAdjustmentContract,
  refuseAdjustmentContract,
  requestSweepContract,
  unmatchCaseContract,
} from '../reconciliation/decisions.contract';
import { countExceptionsContract } from '../reconciliation/exceptions.contract';
import { closeMonthContract, exportMonthContract, getMonthContract } from '../reconciliation/months.contract';
import { reconciliationOverviewContract } from '../reconciliation/overview.contract';
import { getPayoutContract, listPayoutsContract } from '../reconciliation/payouts.contract';
import { exportCasesContract, getCaseContract, listCasesContract } from '../reconciliation/reconciliation.contract';
import { companyTypesContract, sectorsContract } from '../reference/reference.contract';
import {
  beginScenarioContract,
  changeScenarioContract,
  closeScenarioContract,
  forkScenarioContract,
  rebaseScenarioContract,
  renameScenarioContract,
} from '../scenarios/scenario-orders.contract';
import { scenariosContract } from '../scenarios/scenarios.contract';
import { passkeyContract, passkeyOptionsContract } from '../session/passkey.contract';
import { secondStepContract } from '../session/second-step.contract';
import {
  activityContract,
  endActingContract,
  endSessionContract,
  listSessionsContract,
  meContract,
  passcodeContract,
  signInContract,
  signOutContract,
  startActingContract,
  stepUpContract,
  superAdminContract,
  tokenContract,
} from '../session/session.contract';
import { getMemberContract, listMembersContract } from '../staff/members.contract';
import { requireSecondFactorContract, secondFactorRuleContract } from '../staff/second-factor-rule.contract';
import {
  demoteMemberContract,
  disableMemberContract,
  enableMemberContract,
  endSessionsContract,
  grantPermissionContract,
  inviteAgainContract,
  inviteMemberContract,
  promoteMemberContract,
  removeMemberContract,
  resetSecondFactorContract,
  withdrawPermissionContract,
} from '../staff/staff.contract';
import {
  completedTasksContract,
  openTasksContract,
  saveTasksContract,
  setTaskRemindersContract,
  stopTaskRemindersContract,
  taskCountsContract,
  taskRemindersContract,
} from '../tasks/tasks.contract';
import { askForTimelineContract, timelineExportContract, timelineFileContract } from '../timeline/timeline.contract';

/** Every route of the product. */
export const routeContracts = [
  registerContract,
  verifyEmailContract,
  resendVerificationContract,
  correctEmailContract,
  forgotPasswordContract,
  resetPasswordContract,
  changePasswordContract,
  passwordPolicyContract,
  passcodeSettingContract,
  changePasscodeSettingContract,
  customerDetailsContract,
  changeCustomerContract,
  changeCompanyContract,
  partnerProfileContract,
  changePartnerProfileContract,
  beginPasskeyContract,
  confirmPasskeyContract,
  renamePasskeyContract,
  removePasskeyContract,
  profileContract,
  changeProfileContract,
  secondFactorsContract,
  beginAuthenticatorContract,
  confirmAuthenticatorContract,
  removeAuthenticatorContract,
  renewRecoveryCodesContract,
  signUpCompanyContract,
  staffProfileContract,
  changeStaffProfileContract,
  staffResetContract,
  plansContract,
  couponContract,
  openCheckoutContract,
  checkoutOutcomeContract,
  skipPaymentContract,
  subscriptionContract,
  deactivateContract,
  billingDetailsContract,
  invoicesContract,
  stripeWebhookContract,
  planContract,
  upcomingPaymentContract,
  planQuoteContract,
  changePlanContract,
  endSubscriptionContract,
  keepSubscriptionContract,
  extendTrialContract,
  migrateContract,
  companySearchContract,
  connectionsContract,
  askConsentContract,
  oauthCallbackContract,
  tenantsContract,
  selectTenantContract,
  requestImportContract,
  disconnectContract,
  cycleContract,
  setCycleContract,
  launchContract,
  contentPageContract,
  clearContentCacheContract,
  listCustomersContract,
  getCustomerContract,
  benchmarkContract,
  sixBenchmarksContract,
  dashboardContract,
  todaysBalanceContract,
  profitBeforeTaxContract,
  monthsContract,
  certificateKeyContract,
  checkCertificateContract,
  deleteAccountContract,
  deletionProcessContract,
  completeDeletionContract,
  unfinishedDeletionsContract,
  retryDeletionContract,
  readDraftContract,
  saveDraftContract,
  discardDraftContract,
  contactContract,
  sendEnquiryContract,
  listEnquiriesContract,
  getEnquiryContract,
  answerEnquiryContract,
  closeEnquiryContract,
  reopenEnquiryContract,
  goalsContract,
  saveGoalsContract,
  trajectoryContract,
  accessLogContract,
  accessLogExportContract,
  auditTrailContract,
  auditTrailExportContract,
  historyExportContract,
  accountHistoryContract,
  historyVerificationContract,
  journeyReplayContract,
  funnelContract,
  stuckContract,
  learningProgressContract,
  watchVideoContract,
  finishReadingContract,
  learningModulesContract,
  learningChapterContract,
  learningMediaContract,
  figuresFileContract,
  financeDataContract,
  saveFinanceDataContract,
  headcountsContract,
  saveHeadcountsContract,
  vatMultiplierContract,
  setVatMultiplierContract,
  placementsContract,
  previewPlacementContract,
  placeAccountContract,
  undoPlacementContract,
  stateDueWithinYearContract,
  trialBalanceContract,
  trialBalanceReportContract,
  importStatusContract,
  trustContract,
  liveLiveContract,
  balanceSheetFileContract,
  baseLinesContract,
  cashFlowContract,
  balancesContract,
  explanationContract,
  myFinancialsOverviewContract,
  watchSectionContract,
  progressContract,
  recordProgressContract,
  openStepContract,
  completeStepContract,
  genericAnswersContract,
  saveGenericAnswersContract,
  saveAndLogOutContract,
  operationsOverviewContract,
  rebuildContract,
  retryStreamContract,
  retryJobContract,
  verifyContract,
  partnerCustomersContract,
  partnerCustomerContract,
  partnerDetailsContract,
  changePartnerDetailsContract,
  changePartnerCompanyContract,
  partnerOfCustomerContract,
  changePartnerOfCustomerContract,
  listPartnersContract,
  registerPartnerContract,
  requestCodeContract,
  lookUpCodeContract,
  defaultPartnerContract,
  ownPartnerContract,
  changePartnerContract,
  removePartnerContract,
  partnerAccountContract,
  listPaymentsContract,
  getPaymentContract,
  exportPaymentsContract,
  cashReleaseContract,
  calculateCashReleaseContract,
  saveCashReleaseContract,
  detailedProfitAndLossContract,
  calculateDetailContract,
  saveDetailContract,
  inputsContract,
  saveInputsContract,
  plannerContract,
  cutDownPlannerContract,
  calculatePlanContract,
  savePlanContract,
  savedDatesContract,
  platformLiveContract,
  readyContract,
  cspReportContract,
  robotsContract,
  siteMapContract,
  apiDocumentContract,
  docsPageContract,
  docsAssetContract,
  questionnaireFormContract,
  saveAnswersContract,
  submitChapterContract,
  questionnaireScoresContract,
  scoreProvenanceContract,
  quizAccessContract,
  quizContract,
  quizAnswersContract,
  submitQuizContract,
  quizScoresContract,
  quizCompletionContract,
  bankOverviewContract,
  listBankLinesContract,
  previewStatementContract,
  recordStatementContract,
  matchBankLineContract,
  unmatchBankLineContract,
  matchCaseContract,
  unmatchCaseContract,
  assignCaseContract,
  commentCaseContract,
  proposeAdjustmentContract,
  approveAdjustmentContract,
  refuseAdjustmentContract,
  askCustomerContract,
  requestSweepContract,
  acceptCasesContract,
  countExceptionsContract,
  getMonthContract,
  closeMonthContract,
  exportMonthContract,
  reconciliationOverviewContract,
  listPayoutsContract,
  getPayoutContract,
  listCasesContract,
  getCaseContract,
  exportCasesContract,
  sectorsContract,
  companyTypesContract,
  beginScenarioContract,
  forkScenarioContract,
  renameScenarioContract,
  changeScenarioContract,
  rebaseScenarioContract,
  closeScenarioContract,
  scenariosContract,
  passkeyOptionsContract,
  passkeyContract,
  secondStepContract,
  signInContract,
  passcodeContract,
  tokenContract,
  activityContract,
  stepUpContract,
  signOutContract,
  startActingContract,
  endActingContract,
  meContract,
  superAdminContract,
  listSessionsContract,
  endSessionContract,
  listMembersContract,
  getMemberContract,
  secondFactorRuleContract,
  requireSecondFactorContract,
  inviteMemberContract,
  inviteAgainContract,
  grantPermissionContract,
  withdrawPermissionContract,
  disableMemberContract,
  enableMemberContract,
  removeMemberContract,
  promoteMemberContract,
  demoteMemberContract,
  resetSecondFactorContract,
  endSessionsContract,
  taskCountsContract,
  openTasksContract,
  completedTasksContract,
  saveTasksContract,
  taskRemindersContract,
  setTaskRemindersContract,
  stopTaskRemindersContract,
  timelineExportContract,
  askForTimelineContract,
  timelineFileContract,
] as const;
