import type { SupportNeed } from '@keelson/contracts/accounts';

export const SUPPORT_NEED_NAMES: Record<SupportNeed, string> = {
  finance: 'Finance',
  sales: 'Sales',
  marketingAndBranding: 'Marketing and branding',
  socialMedia: 'Social media',
  fundingExitStrategies: 'Funding and exit strategies',
  leadership: 'Leadership',
  makingSavingsthroughEfficiencies: 'Making savings through efficiencies',
  processReview: 'Process review',
  businessSystemsProductivity: 'Business systems and productivity',
  businessRiskAnalysis: 'Business risk analysis',
  hrStaffTeamMotivation: 'HR, staff and team motivation',
  strategyAndPlans: 'Strategy and plans',
};
