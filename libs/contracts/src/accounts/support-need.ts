export const SUPPORT_NEEDS = [
  'finance',
  'sales',
  'marketingAndBranding',
  'socialMedia',
  'fundingExitStrategies',
  'leadership',
  'makingSavingsthroughEfficiencies',
  'processReview',
  'businessSystemsProductivity',
  'businessRiskAnalysis',
  'hrStaffTeamMotivation',
  'strategyAndPlans',
] as const;
export type SupportNeed = (typeof SUPPORT_NEEDS)[number];
