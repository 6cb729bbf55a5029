import { enquiriesMessages as texts } from '@keelson/contracts/enquiries';
import { holdsCardNumber, isEmail, nameReason } from '@keelson/contracts/validation';
import { CONTACT_TOPICS, type ContactTopic } from '@keelson/vocabulary';
import { messagesByField } from '../../ui/form/messages-by-field';
import type { FieldMessages } from '../../ui/form/use-form';

export interface ContactValues {
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly questions: string;
  readonly answersText: string;
}

const required = (text: string): string | undefined => (text.trim() === '' ? texts.required : undefined);

const withoutCard = (text: string): string | undefined => (holdsCardNumber(text) ? texts.cardNumber : undefined);

export const nameMessage = (name: string, missing: string): string | undefined => {
  const reason = nameReason(name);
  if (reason === undefined) return withoutCard(name);
  return reason === 'missing' ? missing : texts.nameInvalid;
};

/** Every rule of the contact form with its specified text. */
export const contactMessages = (values: ContactValues): FieldMessages<ContactValues> =>
  messagesByField<ContactValues>({
    name: nameMessage(values.name, texts.required),
    companyName: nameMessage(values.companyName, texts.required),
    email: required(values.email) ?? (isEmail(values.email) ? undefined : texts.contactEmailInvalid),
    questions: required(values.questions),
    answersText: required(values.answersText) ?? withoutCard(values.answersText),
  });

const isTopic = (text: string | null): text is ContactTopic => CONTACT_TOPICS.some((topic) => topic === text);

/** The topic that a link asks for: `/contactus?topic=Delete Account`. */
export const topicOf = (query: URLSearchParams): ContactTopic | '' => {
  const topic = query.get('topic');
  return isTopic(topic) ? topic : '';
};

/** What the API takes. The form has been checked, so a topic is chosen. */
export const contactBodyOf = ({ questions, ...values }: ContactValues) => ({
  ...values,
  questions: questions as ContactTopic,
});
