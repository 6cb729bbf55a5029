import { LONGEST_SNAPSHOT_NAME } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { type FormState, useForm } from '../../../ui/form/use-form';
import type { NameValues } from '../name-rules';
import { NAME_LIMITS } from '../scenario-words';

interface NameDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly name: string;
  readonly onSubmit: (values: NameValues) => Promise<unknown>;
  readonly onClose: () => void;
  /** What is chosen beside the name. */
  readonly besides?: (form: FormState<NameValues>) => ReactNode;
  readonly children?: ReactNode;
}

/** Asks for the name of a scenario. Drawn anew each time that it opens. */
export function NameDialog({ title, submit, name, onSubmit, onClose, besides, children }: NameDialogProps) {
  const form = useForm<NameValues>('scenario-name', {
    initial: { name, asAt: '', knownOn: '' },
    rules: () => import('../name-rules').then(({ nameRules }) => nameRules),
    submit: async (values) => {
      await onSubmit(values);
      onClose();
    },
  });
  return (
    <Dialog open title={title} onClose={onClose} unsaved={form.dirty}>
      <Form form={form} label={title}>
        {children}
        <TextField
          form={form}
          name="name"
          label="Name"
          hint={NAME_LIMITS}
          maxLength={LONGEST_SNAPSHOT_NAME}
          autoComplete="off"
        />
        {besides?.(form)}
        <SubmitButton form={form}>{submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
