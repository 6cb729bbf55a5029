import { enquiriesMessages, LONGEST_OTHER } from '@keelson/contracts/enquiries';
import { ISSUE_TYPE_TITLES, ISSUE_TYPES, OTHER_ISSUE } from '@keelson/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useEnquiriesSendMutation } from '../enquiries.api';
import { EMPTY_ENQUIRY, enquiryBodyOf, type EnquiryValues } from '../enquiry-values';
import type { LegalTextName } from '../../../content/legal-texts';

const NOTICE_MS = 3_000;
const TYPES = ISSUE_TYPES.map((value) => ({ value, label: ISSUE_TYPE_TITLES[value] }));

/** The success stands for three seconds, then the form is empty again (SIGNUP-17). */
export function EnquiryForm({ onRead }: { readonly onRead: (text: LegalTextName) => void }) {
  const [send] = useEnquiriesSendMutation();
  const [sent, setSent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useForm<EnquiryValues>('enquiry', {
    initial: EMPTY_ENQUIRY,
    rules: () => import('../enquiry-rules').then(({ enquiryRules }) => enquiryRules),
    submit: async (values) => {
      if (sent) return;
      await send(enquiryBodyOf(values)).unwrap();
      setSent(true);
      timer.current = setTimeout(() => {
        form.reset();
        setSent(false);
      }, NOTICE_MS);
    },
  });
  return (
    <Form form={form} label="Enquiry">
      {sent && (
        <Callout tone="positive" live>
          {enquiriesMessages.enquirySent}
        </Callout>
      )}
      <SelectField form={form} name="issueOrEnquiryType" label="What is it about?" options={TYPES} />
      {form.values.issueOrEnquiryType === OTHER_ISSUE && (
        <TextAreaField form={form} name="other" label="Other" rows={4} maxLength={LONGEST_OTHER} />
      )}
      <div className="k-form-columns">
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
        <TextField form={form} name="businessName" label="Business name" autoComplete="organization" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <TextField
          form={form}
          name="mobileNumber"
          label="Mobile number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint="11 digits, starting with 0"
        />
      </div>
      <CheckboxField form={form} name="termsAndConditions">
        I accept the terms and have read the privacy notice
      </CheckboxField>
      <p className="k-row k-wrap k-small">
        <button type="button" className="k-text-button" onClick={() => onRead('privacy')}>
          Privacy Notice
        </button>
        <button type="button" className="k-text-button" onClick={() => onRead('terms')}>
          Terms
        </button>
      </p>
      <SubmitButton form={form} size="large">
        Send
      </SubmitButton>
    </Form>
  );
}
