/** Topics of the contact page. The semicolon belongs to the third. */
export const CONTACT_TOPICS = [
  'I have a question',
  'I would like to give Feedback',
  'I am having problems;please help',
  'Delete Account',
  'Restore Account',
  'Upgrade Account',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Issue types of the enquiry form as they travel. */
export const ISSUE_TYPES = ['is01', 'is02', 'is03', 'is04', 'is05'] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** The issue type that asks for a text. */
export const OTHER_ISSUE: IssueType = 'is05';

export const ISSUE_TYPE_TITLES: Readonly<Record<IssueType, string>> = {
  is01: 'Company name issue',
  is02: 'Registration number issue',
  is03: 'Access code issue',
  is04: 'Bank information issue',
  is05: 'Other',
};

export const isIssueType = (topic: string): topic is IssueType => ISSUE_TYPES.some((each) => each === topic);

/** What somebody may write about: a topic of the contact page or an issue type of the enquiry form. */
export const ENQUIRY_TOPICS = [...CONTACT_TOPICS, ...ISSUE_TYPES] as const;
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];

/** A topic as people read it. */
export const topicTitle = (topic: string): string => (isIssueType(topic) ? ISSUE_TYPE_TITLES[topic] : topic);

export const ENQUIRY_KINDS = ['contact', 'enquiry'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_KIND_TITLES: Readonly<Record<EnquiryKind, string>> = { contact: 'Contact', enquiry: 'Sign-up' };

export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATES)[number];

export const ENQUIRY_STATE_TITLES: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};

/** What staff did with a message. */
export const ENQUIRY_ACTS = ['answered', 'closed', 'reopened'] as const;
export type EnquiryActKind = (typeof ENQUIRY_ACTS)[number];
