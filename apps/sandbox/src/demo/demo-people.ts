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

export interface DemoPartner {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly webAddress: string;
  /** The demo customers who enter this partner's code; only such as can sign in. */
  readonly customers: readonly string[];
  readonly note: string;
}

export const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    firstName: 'Nell',
    lastName: 'Marsh',
    companyName: 'Marsh Advisory',
    email: 'nell@marshadvisory.example',
    phone: '+44 (0)1632 960901',
    webAddress: 'https://marshadvisory.example',
    customers: [
      'megan@birchwoodkitchens.example',
      'hannah@greyfieldmotors.example',
      'priya@pennineglazing.example',
      'callum@harbourrow.example',
      'amy@tidewellplumbing.example',
      'nadia@wharflaneprint.example',
      'oliver@copperfieldbrewing.example',
    ],
    note: 'business coach with seven customers',
  },
  {
    firstName: 'Omar',
    lastName: 'Siddiqui',
    companyName: 'Siddiqui and Partners',
    email: 'omar@siddiquipartners.example',
    phone: '01632 960902',
    webAddress: '',
    customers: [
      'grace@adeyemi.example',
      'rhys@gowersurf.example',
      'charlotte@lowevets.example',
      'ben@hartleyjoinery.example',
    ],
    note: 'accountant with four customers',
  },
];

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

// Phone numbers and domains are of the ranges kept for fiction: 01632 960 and .example.
const TOLD = `
Megan Hughes | Birchwood Kitchens Ltd | ltd | Retail | megan@birchwoodkitchens.example | finance sales | 4
Tom Ackroyd | Northgate Signs Ltd | ltd | Manufactur | tom@northgatesigns.example | sales | 1
Priya Shah | Pennine Glazing LLP | llp | Construction | priya@pennineglazing.example | leadership | 9
Callum Reid | Harbour Row Café | sole | Accommodation | callum@harbourrow.example | socialMedia | 2
Amy Thornton | Tidewell Plumbing Ltd | ltd | Construction | amy@tidewellplumbing.example | finance | 3
Joseph Mensah | Ostler & Vane | pair | Retail | joseph@ostlervane.example | strategyAndPlans | 4
Hannah Whitfield | Greyfield Motors Ltd | ltd | Retail | hannah@greyfieldmotors.example | finance processReview | 11
Ewan Buchanan | Saltmarsh Studio | sole | Arts | ewan@saltmarshstudio.example | marketingAndBranding | confirmed
Nadia Rahman | Wharf Lane Print Ltd | ltd | Manufactur | nadia@wharflaneprint.example | businessRiskAnalysis | 5
Oliver Grant | Copperfield Brewing Ltd | ltd | Manufactur | oliver@copperfieldbrewing.example | finance sales | 6
Beth Morgan | Morgan & Daughters Bakery | pair | Retail | beth@morganbakery.example | hrStaffTeamMotivation | 5
Luke Fairclough | Fairclough Roofing Ltd | ltd | Construction | luke@faircloughroofing.example | finance | registered
Grace Adeyemi | Adeyemi Accountancy LLP | llp | Professional | grace@adeyemi.example | businessSystemsProductivity | 11
Rhys Bevan | Gower Surf Hire | sole | Arts | rhys@gowersurf.example | sales socialMedia | 2
Charlotte Lowe | Lowe Veterinary Care Ltd | ltd | Professional | charlotte@lowevets.example | leadership | 8
Imran Qureshi | Ridgeway Logistics Ltd | ltd | Transport | imran@ridgewaylogistics.example | makingSavingsthroughEfficiencies | 3
Fiona MacLeod | Lochside Guest House | sole | Accommodation | fiona@lochsideguests.example | marketingAndBranding | confirmed
Ben Hartley | Hartley Joinery Ltd | ltd | Construction | ben@hartleyjoinery.example | finance | 7
Zoe Clarke | Fernleigh Nursery Ltd | ltd | Retail | zoe@fernleighnursery.example | hrStaffTeamMotivation | 4
Patrick Doyle | Doyle Electrical | sole | Construction | patrick@doyleelectrical.example | finance | 0
Sophie Nguyen | Larkspur Flowers | sole | Retail | sophie@larkspurflowers.example | socialMedia sales | 6
Martin Pike | Pike & Rowe Surveyors LLP | llp | Professional | martin@pikerowe.example | processReview | 10
Leila Hosseini | Bramble IT Support Ltd | ltd | Information | leila@brambleit.example | fundingExitStrategies | 5
George Whittle | Whittle Farm Shop | pair | Retail | george@whittlefarm.example | strategyAndPlans | 7
`;

const progressOf = (word: string): DemoProgress => {
  if (word === 'registered' || word === 'confirmed') return word;
  return Number(word);
};

const COMPANY_TYPES = {
  sole: 'soletrader',
  pair: 'otherpartnership',
  llp: 'limitedliabilitypartnership',
  ltd: 'privateLimitedCompany',
} as const;

const isCompanyType = (word: string): word is keyof typeof COMPANY_TYPES => Object.hasOwn(COMPANY_TYPES, word);

function customer(line: string, index: number): DemoCustomer {
  const [name = '', companyName = '', type = '', sector = '', email = '', needs = '', progress = ''] =
    line.split(' | ');
  if (!isCompanyType(type)) throw new RangeError(`no such type of company: ${type}`);
  return {
    name,
    companyName,
    companyType: COMPANY_TYPES[type],
    sector,
    email,
    supportNeeds: needs.split(' '),
    progress: progressOf(progress),
    phone: `01632960${String(101 + index * 7)}`,
    ...(type === 'ltd' && { registrationNumber: String(11_204_511 + index * 7_919) }),
    ...(type === 'llp' && { registrationNumber: `OC${String(391_207 + index * 83)}` }),
  };
}

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = TOLD.trim().split('\n').map(customer);

/** Whose free trial is over: signing in shows the choice between paying and leaving. */
export const DEMO_ENDED_TRIAL = {
  name: 'Walter Finch',
  companyName: 'Finch Upholstery',
  email: 'walter@finchupholstery.example',
  note: 'free trial ended',
} as const;

/** The customers whose sign-in is told at the start: one in the middle of the onboarding, two at its end. */
export const DEMO_SIGN_INS: Readonly<Record<string, string>> = {
  'megan@birchwoodkitchens.example': 'in the middle of the onboarding',
  'hannah@greyfieldmotors.example': 'onboarding completed, weak on cash',
  'grace@adeyemi.example': 'every business area answered, learning under way',
};
