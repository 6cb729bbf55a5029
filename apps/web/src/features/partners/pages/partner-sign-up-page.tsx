import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { partnersMessages as texts } from '@keelson/contracts/partners';
import { passwordHint } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { useForm } from '../../../ui/form/use-form';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { PartnerSignUpForm } from '../components/partner-sign-up-form';
import { usePartnersPasswordPolicyQuery, usePartnersRegisterMutation } from '../partners.api';
import { dropSignUpDraft, keepSignUpDraft, readSignUpDraft } from '../sign-up-draft';
import { type PartnerSignUpValues, signUpBodyOf } from '../sign-up-values';
import '../partner-form.css';

/** The channel partner form. A known address (202) is told above it, a new account (200) in a popup. */
export function PartnerSignUpPage() {
  const navigate = useNavigate();
  const content = useContent(CONTENT.channelPartner);
  const profile = usePartnersPasswordPolicyQuery().data?.profile ?? 'specified';
  const [register] = usePartnersRegisterMutation();
  const [known, setKnown] = useState<string>();
  const [registered, setRegistered] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<PartnerSignUpValues, PasswordProfile>('partner-sign-up', {
    initial: readSignUpDraft(),
    rules: () => import('../partner-form-rules').then(({ signUpRules }) => signUpRules),
    facts: profile,
    fallback: texts.unableToSignup,
    submit: async (values) => {
      setKnown(undefined);
      const { data, statusMessage } = await register(signUpBodyOf(values)).unwrap();
      if (data.company_details.id === undefined) setKnown(statusMessage);
      else {
        dropSignUpDraft();
        setRegistered(data.company_details.email);
      }
    },
  });
  useEffect(() => {
    if (registered === undefined) keepSignUpDraft(form.values);
  }, [form.values, registered]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (known !== undefined) heading.current?.scrollIntoView({ block: 'center' });
  }, [known]);
  const goOn = () => void navigate(paths.channelVerification);

  return (
    <div className="k-partner-form">
      <Link to={paths.becomePartner} className="k-row k-small">
        <ChevronLeftIcon size={12} /> About channel partners
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {content.text('formHeading') || 'Channel Partner Sign Up'}
      </h1>
      <div className="k-soft">
        <RichText value={content.value('formContent')} />
      </div>
      {known !== undefined && (
        <Callout tone="caution" live>
          {known}. <Link to={paths.signIn}>Log in</Link>
        </Callout>
      )}
      <PartnerSignUpForm form={form} content={content} passwordRule={passwordHint(profile)} />
      <Dialog
        open={registered !== undefined}
        title="Your registration has arrived"
        onClose={goOn}
        actions={
          <Button intent="primary" onClick={goOn}>
            Continue
          </Button>
        }
      >
        <p>
          We have sent a mail to <b>{registered}</b>. Follow its link to confirm that the address is yours; then you can
          log in, and your access code is waiting for you.
        </p>
      </Dialog>
    </div>
  );
}
