import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { fieldId } from '../../../ui/form/field-id';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import { useSignUpDefaultPartnerQuery } from '../sign-up.api';
import type { SignUpValues } from '../sign-up-values';

/** The code of the adviser; who has none takes that of the default channel partner, where there is one. */
export function PartnerCodeField({ form }: { readonly form: FormState<SignUpValues> }) {
  const { companyName = '', accessCode = null } = useSignUpDefaultPartnerQuery().data ?? {};
  const isDefault = accessCode !== null && form.values.accessCode.trim() === accessCode;
  return (
    <div>
      <TextField
        form={form}
        name="accessCode"
        label="Channel partner code"
        inputMode="numeric"
        autoComplete="off"
        hint={isDefault ? `${companyName} will be your channel partner` : 'Your adviser gave it to you'}
        aside={<Link to={paths.accessCodeRequest}>Request one</Link>}
      />
      {accessCode !== null && (
        <button
          type="button"
          className="k-text-button"
          onClick={() => {
            form.set('accessCode', accessCode);
            document.getElementById(fieldId(form.id, 'accessCode'))?.focus();
          }}
        >
          No code? Use {companyName}’s
        </button>
      )}
    </div>
  );
}
