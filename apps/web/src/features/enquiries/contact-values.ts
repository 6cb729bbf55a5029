import { CONTACT_TOPICS, type ContactTopic } from '@keelson/vocabulary';

export interface ContactValues {
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly questions: string;
  readonly answersText: string;
}

const isTopic = (text: string | null): text is ContactTopic => CONTACT_TOPICS.some((topic) => topic === text);

/** The topic that a link asks for: `/contactus?topic=Delete Account`. */
export const topicOf = (query: URLSearchParams): ContactTopic | '' => {
  const topic = query.get('topic');
  return isTopic(topic) ? topic : '';
};

/** What the API takes once the rules have passed. */
export const contactBodyOf = ({ questions, ...values }: ContactValues) => ({
  ...values,
  questions: questions as ContactTopic,
});
