import { LONGEST_MESSAGE } from '@keelson/contracts/enquiries';
import { CONTACT_TOPICS } from '@keelson/vocabulary';
import { useState } from 'react';
import type { Viewer } from '../../../session/viewer';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { contactBodyOf, type ContactValues } from '../contact-values';
import { useEnquiriesContactMutation } from '../enquiries.api';

const TOPICS = CONTACT_TOPICS.map((topic) => ({ value: topic, label: topic }));

interface ContactFormProps {
  readonly viewer: Pick<Viewer, 'name' | 'surname' | 'companyName' | 'email'>;
  readonly topic: string;
}

/** What a signed-in person would type again stands there already. */
export function ContactForm({ viewer, topic }: ContactFormProps) {
  const [send] = useEnquiriesContactMutation();
  const [answer, setAnswer] = useState<string>();
  const form = useForm<ContactValues>('contact', {
    initial: {
      name: `${viewer.name} ${viewer.surname}`.trim(),
      companyName: viewer.companyName,
      email: viewer.email,
      questions: topic,
      answersText: '',
    },
    rules: () => import('../enquiry-rules').then(({ contactRules }) => contactRules),
    submit: async (values) => {
      setAnswer(undefined);
      const { responseMessage } = await send(contactBodyOf(values)).unwrap();
      form.reset();
      setAnswer(responseMessage);
    },
  });
  return (
    <Form form={form} label="Contact">
      {answer !== undefined && (
        <Callout tone="positive" live>
          {answer}
        </Callout>
      )}
      <div className="k-form-columns">
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <TextField form={form} name="companyName" label="Company name" autoComplete="organization" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <SelectField form={form} name="questions" label="Topic" options={TOPICS} />
      </div>
      <TextAreaField form={form} name="answersText" label="Your message" rows={7} maxLength={LONGEST_MESSAGE} />
      <SubmitButton form={form} size="large">
        Send
      </SubmitButton>
    </Form>
  );
}
