/** How far a demo customer has come. */
export type DemoProgress =
  /** The confirmation mail waits in the mailbox. */
  | 'registered'
  | 'confirmed'
  /** So many steps of the onboarding are done. */
  | number;

export interface DemoCustomer {
  readonly name: string;
  readonly companyName: string;
  readonly companyType: 'soletrader' | 'otherpartnership' | 'limitedliabilitypartnership' | 'privateLimitedCompany';
  readonly registrationNumber?: string;
  /** Part of the sector's name. */
  readonly sector: string;
  readonly phone: string;
  readonly email: string;
  readonly supportNeeds: readonly string[];
  readonly progress: DemoProgress;
}

export interface DemoStaff {
  readonly name: string;
  readonly email: string;
  readonly kind: 'admin' | 'superAdmin';
  readonly permissions: readonly string[];
  readonly title: string;
  readonly note: string;
}

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    name: 'Ruth Ashworth',
    email: 'ruth.ashworth@keelson.example',
    kind: 'superAdmin',
    permissions: [],
    title: 'Super admin',
    note: 'holds every permission',
  },
  {
    name: 'Daniel Okafor',
    email: 'daniel.okafor@keelson.example',
    kind: 'admin',
    permissions: ['customers.manage'],
    title: 'Admin',
    note: 'manages customers',
  },
  {
    name: 'Siân Pritchard',
    email: 'sian.pritchard@keelson.example',
    kind: 'admin',
    permissions: ['customers.manage', 'journeys.replay'],
    title: 'Admin',
    note: 'manages customers and replays journeys',
  },
];

type Told = readonly [
  name: string,
  companyName: string,
  companyType: DemoCustomer['companyType'],
  sector: string,
  email: string,
  supportNeeds: string,
  progress: DemoProgress,
];

// Phone numbers and domains are of the ranges kept for fiction: 01632 960 and .example.
const TOLD: readonly Told[] = [
  ['Megan Hughes', 'Birchwood Kitchens Ltd', 'privateLimitedCompany', 'Manufactur', 'megan@birchwoodkitchens.example', 'finance sales', 4],
  ['Tom Ackroyd', 'Northgate Signs Ltd', 'privateLimitedCompany', 'Manufactur', 'tom@northgatesigns.example', 'sales', 1],
  ['Priya Shah', 'Pennine Glazing LLP', 'limitedliabilitypartnership', 'Construction', 'priya@pennineglazing.example', 'leadership', 9],
  ['Callum Reid', 'Harbour Row Café', 'soletrader', 'Accommodation', 'callum@harbourrow.example', 'socialMedia', 2],
  ['Amy Thornton', 'Tidewell Plumbing Ltd', 'privateLimitedCompany', 'Construction', 'amy@tidewellplumbing.example', 'finance', 3],
  ['Joseph Mensah', 'Ostler & Vane', 'otherpartnership', 'Professional', 'joseph@ostlervane.example', 'strategyAndPlans', 0],
  ['Hannah Whitfield', 'Greyfield Motors Ltd', 'privateLimitedCompany', 'Retail', 'hannah@greyfieldmotors.example', 'finance processReview', 11],
  ['Ewan Buchanan', 'Saltmarsh Studio', 'soletrader', 'Arts', 'ewan@saltmarshstudio.example', 'marketingAndBranding', 'confirmed'],
  ['Nadia Rahman', 'Wharf Lane Print Ltd', 'privateLimitedCompany', 'Manufactur', 'nadia@wharflaneprint.example', 'businessRiskAnalysis', 5],
  ['Oliver Grant', 'Copperfield Brewing Ltd', 'privateLimitedCompany', 'Manufactur', 'oliver@copperfieldbrewing.example', 'finance sales', 6],
  ['Beth Morgan', 'Morgan & Daughters Bakery', 'otherpartnership', 'Retail', 'beth@morganbakery.example', 'hrStaffTeamMotivation', 1],
  ['Luke Fairclough', 'Fairclough Roofing Ltd', 'privateLimitedCompany', 'Construction', 'luke@faircloughroofing.example', 'finance', 'registered'],
  ['Grace Adeyemi', 'Adeyemi Accountancy LLP', 'limitedliabilitypartnership', 'Professional', 'grace@adeyemi.example', 'businessSystemsProductivity', 11],
  ['Rhys Bevan', 'Gower Surf Hire', 'soletrader', 'Arts', 'rhys@gowersurf.example', 'sales socialMedia', 2],
  ['Charlotte Lowe', 'Lowe Veterinary Care Ltd', 'privateLimitedCompany', 'Professional', 'charlotte@lowevets.example', 'leadership', 8],
  ['Imran Qureshi', 'Ridgeway Logistics Ltd', 'privateLimitedCompany', 'Transport', 'imran@ridgewaylogistics.example', 'makingSavingsthroughEfficiencies', 3],
  ['Fiona MacLeod', 'Lochside Guest House', 'soletrader', 'Accommodation', 'fiona@lochsideguests.example', 'marketingAndBranding', 'confirmed'],
  ['Ben Hartley', 'Hartley Joinery Ltd', 'privateLimitedCompany', 'Construction', 'ben@hartleyjoinery.example', 'finance', 7],
  ['Zoe Clarke', 'Fernleigh Nursery Ltd', 'privateLimitedCompany', 'Education', 'zoe@fernleighnursery.example', 'hrStaffTeamMotivation', 4],
  ['Patrick Doyle', 'Doyle Electrical', 'soletrader', 'Construction', 'patrick@doyleelectrical.example', 'finance', 0],
  ['Sophie Nguyen', 'Larkspur Flowers', 'soletrader', 'Retail', 'sophie@larkspurflowers.example', 'socialMedia sales', 'registered'],
  ['Martin Pike', 'Pike & Rowe Surveyors LLP', 'limitedliabilitypartnership', 'Professional', 'martin@pikerowe.example', 'processReview', 10],
  ['Leila Hosseini', 'Bramble IT Support Ltd', 'privateLimitedCompany', 'Information', 'leila@brambleit.example', 'fundingExitStrategies', 5],
  ['George Whittle', 'Whittle Farm Shop', 'otherpartnership', 'Agriculture', 'george@whittlefarm.example', 'strategyAndPlans', 'confirmed'],
];

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = TOLD.map(
  ([name, companyName, companyType, sector, email, supportNeeds, progress], index) => ({
    name,
    companyName,
    companyType,
    sector,
    email,
    supportNeeds: supportNeeds.split(' '),
    progress,
    phone: `01632960${String(101 + index * 7)}`,
    ...(companyType === 'privateLimitedCompany' && { registrationNumber: String(11_204_511 + index * 7_919) }),
    ...(companyType === 'limitedliabilitypartnership' && { registrationNumber: `OC${String(391_207 + index * 83)}` }),
  }),
);

/** The customers whose sign-in is told at the start: one in the middle of the onboarding, one at its end. */
export const DEMO_SIGN_INS: Readonly<Record<string, string>> = {
  'megan@birchwoodkitchens.example': 'in the middle of the onboarding',
  'hannah@greyfieldmotors.example': 'onboarding completed',
};
