import { lazy, Suspense, useState } from 'react';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import type { FormState } from '../../../ui/form/use-form';
import type { LegalTextName } from '../../../content/legal-texts';

const LegalDialog = lazy(() =>
  import('../../../content/components/legal-dialog').then((module) => ({ default: module.LegalDialog })),
);

interface Consent {
  readonly termsAndConditions: boolean;
}

/** The terms checkbox; both texts open over the form. */
export function TermsConsent({ form }: { readonly form: Omit<FormState<Consent>, 'summary'> }) {
  const [shown, setShown] = useState<LegalTextName>();
  return (
    <section className="k-form-part">
      <CheckboxField form={{ ...form, summary: [] }} name="termsAndConditions">
        I accept the terms and have read the privacy notice
      </CheckboxField>
      <p className="k-small k-consent-texts">
        Read the{' '}
        <button type="button" className="k-text-button" onClick={() => setShown('terms')}>
          Terms
        </button>{' '}
        and the{' '}
        <button type="button" className="k-text-button" onClick={() => setShown('privacy')}>
          Privacy Notice
        </button>
      </p>
      <Suspense fallback={null}>
        {shown !== undefined && <LegalDialog text={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </section>
  );
}
