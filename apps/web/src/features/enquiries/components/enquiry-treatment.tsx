import { Button } from '@blueprintjs/core';
import { LONGEST_MESSAGE } from '@keelson/contracts/enquiries';
import type { Versioned } from '../../../client/answer';
import { isOverwriting } from '../../../client/api-problem';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useForm } from '../../../ui/form/use-form';
import { useShownVersion } from '../../../ui/form/use-shown-version';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type EnquiryDetails,
  useEnquiriesAnswerMutation,
  useEnquiriesCloseMutation,
  useEnquiriesReopenMutation,
} from '../enquiries.api';
import type { Reply } from '../enquiry-rules';

interface TreatmentProps {
  readonly enquiry: EnquiryDetails & Versioned;
}

/** Answer and close while it is open, open again once it is closed. */
export function EnquiryTreatment({ enquiry }: TreatmentProps) {
  return enquiry.state === 'closed' ? <Reopening enquiry={enquiry} /> : <Answering enquiry={enquiry} />;
}

function Answering({ enquiry: { id, email, version: newest } }: TreatmentProps) {
  const notices = useNotices();
  const [answer] = useEnquiriesAnswerMutation();
  const [close, closing] = useEnquiriesCloseMutation();
  const form = useForm<Reply>('answer', {
    initial: { text: '' },
    rules: () => import('../enquiry-rules').then(({ replyRules }) => replyRules),
    submit: async ({ text }) => {
      try {
        const { statusMessage } = await answer({ enquiryId: id, version, text }).unwrap();
        form.reset();
        notices.toast(statusMessage);
      } catch (error) {
        if (isOverwriting(error)) tellRefused();
        throw error;
      }
    },
  });
  // Two who answer at once would send two answers to the same message.
  const { version, tellRefused } = useShownVersion(newest, form.values.text !== '');
  const closeIt = () =>
    void close({ enquiryId: id, version: newest })
      .unwrap()
      .then(({ statusMessage }) => notices.toast(statusMessage))
      .catch((error: unknown) => notices.failure(error));
  return (
    <Form form={form} label="Answer">
      <TextAreaField
        form={form}
        name="text"
        label="Your answer"
        rows={5}
        maxLength={LONGEST_MESSAGE}
        hint={`Goes by mail to ${email}`}
      />
      <div className="k-form-actions">
        <SubmitButton form={form}>Send answer</SubmitButton>
        <Button loading={closing.isLoading} onClick={closeIt}>
          Close message
        </Button>
      </div>
    </Form>
  );
}

function Reopening({ enquiry: { id, version } }: TreatmentProps) {
  const notices = useNotices();
  const [reopen, { isLoading }] = useEnquiriesReopenMutation();
  const openIt = () =>
    void reopen({ enquiryId: id, version })
      .unwrap()
      .then(({ statusMessage }) => notices.toast(statusMessage))
      .catch((error: unknown) => notices.failure(error));
  return (
    <>
      <p className="k-soft">This message is closed. Open it again to answer.</p>
      <div className="k-form-actions">
        <Button loading={isLoading} onClick={openIt}>
          Reopen
        </Button>
      </div>
    </>
  );
}
