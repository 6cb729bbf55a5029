import type { DemoCompany } from './demo-answers';

/** A demo customer whose story lies behind them: nobody can wait weeks for a copy that looks lived in. */
export interface DemoPastPerson extends DemoCompany {
  readonly name: string;
  /** Part of the sector's name. */
  readonly sector: string;
  readonly email: string;
  readonly phone: string;
  readonly story: readonly DemoPastDeed[];
}

export interface DemoPastDeed {
  /** Before the seeding. */
  readonly minutesAgo: number;
  readonly deed: Readonly<Record<string, string>>;
}

const TYPES = { sole: 'soletrader', pair: 'otherpartnership', ltd: 'privateLimitedCompany' } as const;

/*
 * A line for who it is, and a line for what they did: how long ago it began, then each deed after a pause. Trials last 14
 * days: who began earlier and came back was told that theirs had ended. `!` is what a rule refused.
 */
const TOLD = `
Isla Frost | Frost & Fell Outdoors | pair | Retail | isla@frostfell.example
41d register, 9m confirm, 2m in, 1m open thankYou, 4m done thankYou, 1m open generic, 26m !generic answer ANSWERS_INCOMPLETE, 3m answers, 2m open benefits, 8m done benefits, 1m leave earlyLaunch, 0m out, 2d wrong, 1m in, 3m open earlyLaunch, 14m done earlyLaunch, 1m leave detailedFinanceBusinessArea, 0m out, 17d in, 6m out, 5d in, 2m out

Gareth Pugh | Pugh Agricultural Repairs | sole | Agricultur | gareth@pughrepairs.example
37d register, 21h confirm, 4m in, 2m open thankYou, 1m leave thankYou, 0m out, 6d in, 1m done thankYou, 1m open generic, 44m !generic answer TERMS_NOT_ACCEPTED, 1m answers, 3m out, 11d in, 1m out

Ayesha Malik | Malik Tutors | sole | Education | ayesha@maliktutors.example
29d register, 3m confirm, 1m in, 1m open thankYou, 3m done thankYou, 1m open generic, 12m answers, 2m open benefits, 7m done benefits, 2m open earlyLaunch, 6m done earlyLaunch, 3m open detailedFinanceBusinessArea, 9m done detailedFinanceBusinessArea, 2d wrong, 1m wrong, 2m in, 2m open myFinanceSummary, 11m done myFinanceSummary, 1m open customerAchieveGoals, 19m leave customerAchieveGoals, 0m out, 13d in, 2m out

Douglas Kerr | Kerr Fencing | sole | Construction | douglas@kerrfencing.example
24d register, 6h unconfirmed, 2d unconfirmed

Tamsin Rowe | Rowe Pottery | sole | Arts | tamsin@rowepottery.example
19d register, 14m confirm, 3m in, 1m open thankYou, 5m done thankYou, 1m open generic, 3m !kpi open STEP_LOCKED, 1m leave generic, 0m out, 16d in, 1m out

Rob Eastwood | Eastwood Mobile Valeting | sole | Transport | rob@eastwoodvaleting.example
13d register, 7m confirm, 2m in, 1m open thankYou, 4m done thankYou, 1m open generic, 31m answers, 1m open benefits, 2m leave benefits, 0m out, 4d in, 5m done benefits, 2m open earlyLaunch, 1m leave earlyLaunch, 0m out

Mei Lin | Lin & Lin Ceramics | pair | Manufactur | mei@linceramics.example
12d register, 2m confirm, 1m in, 2m open thankYou, 3m done thankYou, 1m open generic, 17m answers, 2m open benefits, 6m done benefits, 1m open earlyLaunch, 9m done earlyLaunch, 2m open detailedFinanceBusinessArea, 7m done detailedFinanceBusinessArea, 1d in, 3m open myFinanceSummary, 12m done myFinanceSummary, 2m open customerAchieveGoals, 15m done customerAchieveGoals, 1m open kpi, 4m done kpi, 2d in, 2m open whatIfCalculator, 21m done whatIfCalculator, 1m leave eLearning, 0m out

Craig Dunbar | Dunbar Print Finishing | ltd | Manufactur | craig@dunbarprint.example
10d register, 33m confirm, 2m wrong, 1m wrong, 1m in, 1m open thankYou, 3m done thankYou, 1m open generic, 9m !generic answer ANSWERS_UNFIT, 5m !generic answer ANSWERS_UNFIT, 8m !generic answer ANSWERS_INCOMPLETE, 2m leave generic, 0m out

Olu Bankole | Bankole Catering | sole | Accommodation | olu@bankolecatering.example
9d register, 4m confirm, 2m in, 1m open thankYou, 4m done thankYou, 1m open generic, 22m answers, 1m open benefits, 7m done benefits, 2m open earlyLaunch, 11m !detailedFinanceBusinessArea complete STEP_LOCKED, 2m done earlyLaunch, 3m leave detailedFinanceBusinessArea, 0m out

Bronwen Ellis | Ellis Yoga Studio | sole | Arts | bronwen@ellisyoga.example
8d register, 5m confirm, 1m in, 1m open thankYou, 2m done thankYou, 1m open generic, 14m answers, 1m open benefits, 6m done benefits, 1m open earlyLaunch, 5m done earlyLaunch, 2m open detailedFinanceBusinessArea, 6m done detailedFinanceBusinessArea, 2m open myFinanceSummary, 9m done myFinanceSummary, 1d in, 1m open customerAchieveGoals, 12m done customerAchieveGoals, 2m open kpi, 3m leave kpi, 0m out

Stuart Mackie | Mackie Bike Works | sole | Retail | stuart@mackiebikes.example
6d register, 2d confirm, 5m in, 1m open thankYou, 1m out

Anita Desai | Desai Legal Translations | sole | Professional | anita@desaitranslations.example
5d register, 6m confirm, 1m in, 1m open thankYou, 3m done thankYou, 1m open generic, 11m answers, 1m open benefits, 7m done benefits, 2m open earlyLaunch, 8m done earlyLaunch, 1m open detailedFinanceBusinessArea, 5m done detailedFinanceBusinessArea, 1m open myFinanceSummary, 12m done myFinanceSummary, 1m open customerAchieveGoals, 8m done customerAchieveGoals, 1m open kpi, 3m done kpi, 1d in, 2m open whatIfCalculator, 16m done whatIfCalculator, 2m open eLearning, 6m done eLearning

Kevin Oduya | Oduya Drones Ltd | ltd | Information | kevin@oduyadrones.example
3d register, 19m confirm, 2m in, 1m open thankYou, 4m done thankYou, 1m open generic, 38m !generic answer ANSWERS_INCOMPLETE, 2m leave generic, 0m out, 1d in, 1m out

Freya Lindqvist | Lindqvist Interiors | sole | Professional | freya@lindqvistinteriors.example
2d register, 3m confirm, 1m in, 1m open thankYou, 3m done thankYou, 1m open generic, 13m answers, 1m open benefits, 4m leave benefits, 0m out
`;

const MINUTES = { m: 1, h: 60, d: 1_440 } as const;

const minutesOf = (pause: string): number => {
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(pause) ?? [];
  if (!(unit in MINUTES)) throw new RangeError(`no such pause: ${pause}`);
  return Number(count) * MINUTES[unit as keyof typeof MINUTES];
};

const DEEDS: Readonly<Record<string, string>> = {
  register: 'register',
  confirm: 'confirm',
  unconfirmed: 'unconfirmed',
  in: 'sign-in',
  out: 'sign-out',
  wrong: 'wrong-password',
  answers: 'answers',
  open: 'open',
  done: 'complete',
  leave: 'leave',
};

function deedOf([word = '', step = '', ...refusal]: readonly string[]): DemoPastDeed['deed'] {
  if (word.startsWith('!')) return { did: 'refused', step: word.slice(1), attempted: step, code: refusal[0] ?? '' };
  const did = DEEDS[word];
  if (did === undefined) throw new RangeError(`no such deed: ${word}`);
  return step === '' ? { did } : { did, step };
}

/** The first pause is how long ago the story began. */
function storyOf(line: string): readonly DemoPastDeed[] {
  let minutesAgo = 0;
  return line.split(', ').map((told, index) => {
    const [pause = '', ...words] = told.split(' ');
    minutesAgo = index === 0 ? minutesOf(pause) : minutesAgo - minutesOf(pause);
    return { minutesAgo, deed: deedOf(words) };
  });
}

function person(told: string, index: number): DemoPastPerson {
  const [about = '', story = ''] = told.split('\n');
  const [name = '', companyName = '', type = '', sector = '', email = ''] = about.split(' | ');
  if (!(type in TYPES)) throw new RangeError(`no such type of company: ${type}`);
  return {
    ...{ name, companyName, sector, email },
    companyType: TYPES[type as keyof typeof TYPES],
    phone: `01632960${String(301 + index * 7)}`,
    story: storyOf(story),
  };
}

export const DEMO_PAST: readonly DemoPastPerson[] = TOLD.trim().split('\n\n').map(person);
