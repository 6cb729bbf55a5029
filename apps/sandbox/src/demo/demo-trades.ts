/** What a company does and how it stands. Words of choices are those with which the offered answers begin. */
export interface DemoTrade {
  /** What the business does, in one sentence. */
  readonly does: string;
  readonly customers: readonly string[];
  readonly sells: readonly string[];
  readonly people: number;
  readonly since: number;
  readonly turnover: string;
  /** Days until customers pay. */
  readonly paidAfter: number;
  readonly worries: readonly string[];
  readonly wish: string;
}

const CUSTOMERS = {
  homes: 'Private people',
  firms: 'Other small businesses',
  large: 'Large companies',
  public: 'Councils',
  charities: 'Charities',
} as const;

const WAYS = {
  shop: 'At our shop',
  site: 'At their home',
  web: 'On our own website',
  market: 'Through an online marketplace',
  phone: 'By phone',
  agents: 'Through agents',
} as const;

const TURNOVERS = {
  tiny: 'Under £90,000',
  small: '£90,000 to',
  middle: '£250,000 to',
  good: '£500,000 to',
  big: '£1 million to',
} as const;

const WORRIES = {
  bills: 'Paying wages',
  late: 'Customers who pay late',
  costs: 'Rising costs',
  custom: 'Finding enough customers',
  staff: 'Finding and keeping',
  me: 'Too much depends on me',
  loans: 'Loans',
  none: 'None of these',
} as const;

// name in the company | does | customers | ways to buy | people, year, turnover, days to pay | worries | wish
const TOLD = `
Kitchens | We design, build and fit kitchens for homes around Leeds. | homes | shop site web | 9 2011 good 14 | costs staff | Two months of costs in the bank and Fridays without site visits.
Signs | We make shop fronts, vehicle lettering and signs for local businesses. | firms large | shop phone web | 6 2008 middle 38 | late costs | Nobody owes us money for longer than 45 days.
Glazing | We replace windows and doors for homes and schools in West Yorkshire. | homes public | site phone | 14 2003 big 42 | late bills | A second fitting crew that pays for itself.
Café | We serve breakfast, lunch and cakes beside the harbour. | homes | shop | 5 2017 small 0 | costs staff | Close on Mondays and still earn the same.
Plumbing | We install and service boilers and bathrooms for homes and landlords. | homes firms | site phone web | 7 2012 middle 19 | staff me | Somebody else answers the phone, and I take three weeks off.
Ostler | We restore and upholster antique furniture for collectors and country houses. | homes large | shop phone | 2 2005 small 24 | custom me | An apprentice who can finish a chair alone.
Motors | We sell used cars and service them in our own workshop. | homes firms | shop web market | 12 2001 big 3 | costs loans | The stocking loan halved and £60,000 in reserve.
Studio | I design wallpapers and prints and teach screen printing by the marsh. | homes firms | web market shop | 1 2019 tiny 9 | custom me | Half of my sales from my own website.
Print | We print brochures, menus and packaging for companies in the city. | firms large charities | phone web | 11 1996 good 47 | late costs | Paid within 30 days on average, and a new folding machine.
Brewing | We brew ale and stout and sell it to pubs, shops and from our tap room. | firms homes large | shop web agents | 10 2014 good 33 | costs bills loans | Duty and wages paid without the overdraft.
Bakery | We bake bread, pies and celebration cakes every morning. | homes firms | shop phone | 6 1988 middle 2 | costs staff | Know what each loaf earns, and raise prices once.
Roofing | We repair and replace roofs on homes, barns and chapels. | homes charities | site phone | 8 2009 middle 28 | late staff | Four weeks of work booked ahead all year.
Accountancy | We keep the books and prepare the accounts of owner-managed companies. | firms charities | shop phone web | 9 2010 good 21 | staff me | Two clients in three on a monthly plan.
Surf | I hire out boards and wetsuits and give surf lessons on the Gower. | homes | shop web | 3 2016 tiny 0 | none | A winter income, so that I can keep both instructors.
Veterinary | We look after pets and small farms, with our own operating room. | homes firms | shop phone | 13 2007 big 4 | staff costs | A third vet and every second weekend off call.
Logistics | We move pallets overnight for manufacturers in the north. | large firms | phone agents | 24 2006 big 52 | late costs bills | Fuel and wages covered when our largest customer pays late.
Guest House | I run a guest house with seven rooms beside the loch. | homes | web market phone | 2 2013 small 0 | custom costs | Sixty per cent of the rooms taken from November to March.
Joinery | We make staircases, sash windows and fitted furniture in oak. | homes firms large | shop site phone | 8 1999 good 31 | late staff | Deposits on every order and no job below a third of margin.
Nursery | We care for children from six months to five years. | homes public | shop phone web | 19 2010 good 7 | staff costs | Every room full and a deputy who can run the place.
Electrical | I wire new homes and repair what trips in old ones. | homes firms | site phone | 1 2018 tiny 16 | me late | My evenings without paperwork.
Flowers | I arrange flowers for weddings, funerals and the front rooms of the town. | homes firms | shop phone web | 2 2020 tiny 1 | custom costs | Twenty weddings booked by spring.
Surveyors | We survey homes and farms for buyers, lenders and estates. | homes firms large | phone web agents | 7 1994 good 35 | staff me | A partner to buy in before I am sixty.
IT Support | We look after computers, backups and phones of offices in the county. | firms charities public | phone web | 9 2015 good 26 | staff custom | Nine in ten pounds from yearly contracts, ready to sell.
Farm Shop | We sell our own beef, eggs and vegetables, and what our neighbours grow. | homes firms | shop | 7 2004 middle 1 | costs staff | The shop earns more than the fields, on paper.
`;

const UNTOLD: DemoTrade = {
  does: 'We serve people and companies nearby.',
  customers: [CUSTOMERS.homes, CUSTOMERS.firms],
  sells: [WAYS.shop, WAYS.phone],
  people: 4,
  since: 2012,
  turnover: TURNOVERS.middle,
  paidAfter: 21,
  worries: [WORRIES.costs],
  wish: 'Two months of costs in the bank.',
};

const word = <Word extends string>(words: Readonly<Record<Word, string>>, key: string): string => {
  if (!Object.hasOwn(words, key)) throw new RangeError(`no such word: ${key}`);
  return words[key as Word];
};

const TRADES: ReadonlyMap<string, DemoTrade> = new Map(
  TOLD.trim()
    .split('\n')
    .map((line) => {
      const [name = '', does = '', customers = '', sells = '', size = '', worries = '', wish = ''] = line.split(' | ');
      const [people, since, turnover = '', paidAfter] = size.split(' ');
      return [
        name,
        {
          does,
          customers: customers.split(' ').map((key) => word(CUSTOMERS, key)),
          sells: sells.split(' ').map((key) => word(WAYS, key)),
          people: Number(people),
          since: Number(since),
          turnover: word(TURNOVERS, turnover),
          paidAfter: Number(paidAfter),
          worries: worries.split(' ').map((key) => word(WORRIES, key)),
          wish,
        },
      ] as const;
    }),
);

/** The trade that a company's name tells of. */
export const tradeOf = (companyName: string): DemoTrade =>
  [...TRADES].find(([name]) => companyName.includes(name))?.[1] ?? UNTOLD;
