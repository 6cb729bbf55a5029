import { partnersMessages as texts } from '@keelson/contracts/partners';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { codeRequestBodyOf, type CodeRequestValues, EMPTY_CODE_REQUEST } from '../code-request-values';
import { usePartnersRequestCodeMutation } from '../partners.api';
import '../partner-form.css';

const NOTICE_MS = 3_000;

/** Asks for an access code by mail. The good news stands for three seconds, then home (SIGNUP-18). */
export function AccessCodePage() {
  const navigate = useNavigate();
  const [request] = usePartnersRequestCodeMutation();
  const [outcome, setOutcome] = useState<'sent' | 'known'>();
  const form = useForm<CodeRequestValues>('access-code', {
    initial: EMPTY_CODE_REQUEST,
    rules: () => import('../partner-form-rules').then(({ codeRequestRules }) => codeRequestRules),
    submit: async (values) => {
      setOutcome(undefined);
      const { sent } = await request(codeRequestBodyOf(values)).unwrap();
      setOutcome(sent ? 'sent' : 'known');
    },
  });
  useEffect(() => {
    if (outcome !== 'sent') return undefined;
    const timer = setTimeout(() => void navigate(paths.home), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  return (
    <div className="k-partner-form">
      <h1 tabIndex={-1}>Request an access code</h1>
      <p className="k-soft">
        You need an access code to sign up with a plan. If your adviser gave you one, use that; otherwise ask here and
        we send one to your email address.
      </p>
      {outcome === 'known' && (
        <Callout tone="caution" live>
          {texts.codeSentAlreadyShown}
        </Callout>
      )}
      {outcome === 'sent' ? (
        <Callout tone="positive" live>
          {texts.codeSentShown}
        </Callout>
      ) : (
        <Form form={form} label="Request an access code">
          <div className="k-form-columns">
            <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
            <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
            <TextField form={form} name="businessName" label="Business name" autoComplete="organization" />
            <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
            <TextField
              form={form}
              name="mobile"
              label="Mobile number"
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              hint="11 digits, starting with 0"
            />
          </div>
          <section className="k-partner-part">
            <CheckboxField form={form} name="termsAndConditions">
              I accept the <Link to={paths.terms}>terms</Link> and have read the{' '}
              <Link to={paths.privacy}>privacy notice</Link>
            </CheckboxField>
            <CheckboxField form={form} name="marketing">
              You may write to me about the product now and then
            </CheckboxField>
          </section>
          <SubmitButton form={form} size="large">
            Request access code
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
