import type { Received } from '@keelson/domain/enquiries';
import { isIssueType, type IssueType } from '@keelson/vocabulary';
import { type Letter, letter, type Part } from '../runtime/letter';

const ISSUES: Readonly<Record<IssueType, string>> = {
  is01: 'company name',
  is02: 'registration number',
  is03: 'access code',
  is04: 'bank information',
  is05: 'something else',
};

/** Topics are ours, never text of the sender: nothing that somebody typed comes into a header. */
export const subjectOf = ({ kind, topic }: Pick<Received, 'kind' | 'topic'>): string =>
  kind === 'contact'
    ? `Your message to Keelson: ${topic}`
    : `Your enquiry to Keelson: ${isIssueType(topic) ? ISSUES[topic] : 'sign-up'}`;

/**
 * Goes to whatever address was typed, so it repeats nothing of what was typed: it could be anybody's, and the text an
 * advertisement.
 */
export const confirmationLetter = (received: Received): Letter =>
  letter(subjectOf(received), undefined, [
    'Thank you for writing to Keelson. Your message has reached us, and a person will answer it to this address.',
    'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
  ]);

export const teamLetter = (received: Received, link: string): Letter => {
  const { kind, topic, name, companyName, email, phone, text } = received;
  const about = kind === 'contact' ? topic : `sign-up, ${isIssueType(topic) ? ISSUES[topic] : topic}`;
  return letter(`New message: ${about}`, undefined, [
    `${name} of ${companyName} has written to the team about: ${about}.`,
    ...paragraphs(text ?? ''),
    `Email: ${email}${phone === null ? '' : `, mobile: ${phone}`}`,
    { link, label: 'Read and answer it in the inbox' },
  ]);
};

/** The answer of a member of staff, with what it answers beneath. */
export const answerLetter = (received: Received, answer: string): Letter =>
  letter(`Re: ${subjectOf(received)}`, received.name, [
    ...paragraphs(answer),
    ...(received.text === null ? [] : ['You wrote:', ...paragraphs(received.text).map((each) => `> ${each}`)]),
  ]);

const paragraphs = (text: string): readonly Extract<Part, string>[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
