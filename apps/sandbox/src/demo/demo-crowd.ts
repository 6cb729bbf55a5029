import type { DemoPastDeed } from './demo-past';

/** One of many customers to try the back office with: nobody can sign in as one of them. */
export interface DemoCrowdPerson {
  readonly name: string;
  readonly companyName: string;
  readonly companyType: 'soletrader' | 'otherpartnership' | 'privateLimitedCompany';
  /** Counted from 0 among the sectors that the product knows. */
  readonly sector: number;
  readonly email: string;
  readonly phone: string;
  readonly story: readonly DemoPastDeed[];
}

const FIRST_NAMES =
  'Ada Aisha Alan Amara Anita Arjun Bea Ben Bronwen Carl Chloe Craig Daisy David Dilys Dora Emil Emma Euan Fatima Fay Fergus Fiona Gareth Grace Gus Hana Harriet Hugh Imogen Ian Isla Jack Jaspreet Joan Kate Kemi Kwame Laura Leo Lowri Maeve Malik Mina Nadia Niall Olive Owen Pavel Petra Priya Quentin Rhys Rosa Ruth Sanjay Seren Tariq Thea Tom Una Viktor Wanjiru Yusuf Zoe'.split(
    ' ',
  );
const LAST_NAMES =
  'Abbott Ahmed Appleby Barker Begum Birch Blackwood Bowen Brennan Carmichael Chadwick Chaudhry Cole Cooper Crossley Daly Davies Dawson Dhillon Doyle Eastwood Edwards Ellis Farrow Ferguson Fletcher Gallagher Gill Graham Greenwood Griffiths Hale Harris Holloway Hughes Iqbal Irvine Jenkins Kaur Keane Kendall Khan Lawson Lennox Lewis Lloyd Mahmood Marsh Mbeki Mensah Mistry Morgan Murray Nolan Novak Obi Okoro Parry Patel Pritchard Quigley Raine Rees Ridley Rowe Sharma Shaw Singh Sinclair Stone Sutton Thorne Tucker Vaughan Walsh Ward Whitfield Yates'.split(
    ' ',
  );
const TRADES =
  'Bakery Brewing Builders Catering Cleaning Consulting Cycles Decorators Design Electrical Fencing Fitness Flowers Foods Furniture Gardens Glazing Interiors Joinery Kitchens Landscapes Lettings Logistics Marketing Motors Nursery Opticians Pharmacy Photography Plumbing Pottery Print Removals Roofing Salon Security Signs Software Studio Tailors Tiles Timber Training Travel Upholstery Vets Welding Windows'.split(
    ' ',
  );
const TYPES = ['soletrader', 'privateLimitedCompany', 'otherpartnership', 'privateLimitedCompany'] as const;

const DAY = 1_440;
/** The first registered so long ago. */
const DAYS = 400;
const GROUP = 50;
/** People come back every so many minutes, all of them together. */
const VISITS = 2 * DAY;

const pick = <Word>(words: readonly Word[], index: number): Word => {
  const word = words[index % words.length];
  if (word === undefined) throw new RangeError('no words to choose from');
  return word;
};

/**
 * Customers who registered over the last 400 days, the first of them first: some confirmed nothing, most signed in, some
 * lately. The same for the same size, so that a seeding that was cut short goes on.
 */
export function demoCrowd(size: number, from = 0, to = size): readonly DemoCrowdPerson[] {
  return Array.from({ length: to - from }, (_, place) => personOf(from + place, size));
}

function personOf(index: number, size: number): DemoCrowdPerson {
  // Steps that share no factor with the lists, so that neighbours have little in common.
  const [first, last] = [pick(FIRST_NAMES, index * 17), pick(LAST_NAMES, index * 31 + Math.floor(index / 61))];
  const companyType = pick(TYPES, index * 3);
  const companyName = `${last} ${pick(TRADES, index * 7)}${companyType === 'privateLimitedCompany' ? ' Ltd' : ''}`;
  return {
    ...{ name: `${first} ${last}`, companyName, companyType, sector: index * 5 },
    email: `${first}.${last}.${index}@crowd.example`.toLowerCase(),
    phone: `01632960${String(index % 1_000).padStart(3, '0')}`,
    // They come in groups, so that what a group does at one moment can be recorded at once.
    story: storyOf(index, 3 + Math.floor((Math.floor((size - 1 - index) / GROUP) * GROUP * DAYS * DAY) / size)),
  };
}

/** @param begun minutes since the registration */
function storyOf(index: number, begun: number): readonly DemoPastDeed[] {
  const deeds: DemoPastDeed[] = [{ minutesAgo: begun, deed: { did: 'register' } }];
  const then = (minutesAgo: number, did: string): void => {
    if (minutesAgo < begun && minutesAgo > 0) deeds.push({ minutesAgo, deed: { did } });
  };
  if (index % 11 === 0) return deeds;
  then(begun - 1, 'confirm');
  if (index % 13 === 0 || deeds.length === 1) return deeds;
  then(begun - 2, 'sign-in');
  // Of those who came back, one in three did so in the last three weeks.
  const since = ((index % 12 === 0 ? 20 * DAY : begun) * (1 + (index % 97))) / 100;
  if (index % 4 === 0) then(Math.floor(since / VISITS) * VISITS + 90, 'sign-in');
  return deeds;
}
