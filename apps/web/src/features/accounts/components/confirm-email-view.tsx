import { accountsMessages } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import { RichText } from '../../../content/components/rich-text';
import { ContentIntro } from '../../../content/content-intro';
import type { PageContent } from '../../../content/use-content';
import type { Address } from '../password-values';

interface ConfirmEmailViewProps {
  readonly form: FormState<Address>;
  readonly content: PageContent;
  /** The address that the form before handed over; empty where nobody did. */
  readonly handed: string;
  /** Whether another mail was just sent. */
  readonly sent: boolean;
  readonly onBack?: () => void;
}

/** Where the confirmation mail went, and another one on request. */
export function ConfirmEmailView({ form, content, handed, sent, onBack }: ConfirmEmailViewProps) {
  return (
    <>
      <ContentIntro content={content} fallback="Confirm your email address" />
      {handed !== '' && (
        <p className="k-form-notice">
          The link went to <strong className="k-strong k-break">{handed}</strong>.
        </p>
      )}
      <Form form={form} label="Resend verification link">
        {sent && (
          <Callout tone="positive" live>
            {accountsMessages.linkSent}
          </Callout>
        )}
        <div className="k-soft">
          <RichText value={content.value('resendText')} />
        </div>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <div className="k-form-actions">
          <SubmitButton form={form}>{content.text('resendLink') || 'Resend verification link'}</SubmitButton>
          <Button onClick={() => onBack?.()}>{content.text('backLink') || 'Back'}</Button>
          <ButtonLink to={paths.contactUs}>{content.text('contactLink') || 'Contact Support'}</ButtonLink>
        </div>
      </Form>
    </>
  );
}
