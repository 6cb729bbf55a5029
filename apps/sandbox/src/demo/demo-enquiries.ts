/** A message to the team, and what a member of staff did with it. */
export interface DemoEnquiry {
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  /** The topic of the contact page. */
  readonly questions: string;
  readonly answersText: string;
  readonly answer?: string;
  readonly closed?: true;
}

/** What has neither `answer` nor `closed` is still to do. */
export const DEMO_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    name: 'Patrick Doyle',
    companyName: 'Doyle Electrical',
    email: 'patrick@doyleelectrical.example',
    questions: 'I have a question',
    answersText: 'I keep my books on paper. Can I type in last year’s figures month by month, or only the totals?',
    answer:
      'Month by month works best: the charts need it. Open Update Financials and choose Enter by hand. Totals of a year are no use there, I am afraid.',
  },
  {
    name: 'Marion Tate',
    companyName: 'Tate & Co Lettings',
    email: 'marion@tatelettings.example',
    questions: 'I am having problems;please help',
    answersText: 'The confirmation mail has not come. I looked in the junk folder too.',
    answer: 'There was a letter missing in the address. We have sent the mail again to the right one.',
    closed: true,
  },
  {
    name: 'Rhys Bevan',
    companyName: 'Gower Surf Hire',
    email: 'rhys@gowersurf.example',
    questions: 'I would like to give Feedback',
    answersText: 'The comparison with other hire firms is the first thing that made me look at my prices. Thank you.',
    closed: true,
  },
  {
    name: 'Isla Frost',
    companyName: 'Frost & Fell Outdoors',
    email: 'isla@frostfell.example',
    questions: 'Upgrade Account',
    answersText: 'My trial ended while we were away. Is what I entered still there if I pay now?',
  },
  {
    name: 'Zoe Clarke',
    companyName: 'Fernleigh Nursery Ltd',
    email: 'zoe@fernleighnursery.example',
    questions: 'I am having problems;please help',
    answersText: 'My card was declined although there is money in the account. Can I pay another way?',
  },
];
